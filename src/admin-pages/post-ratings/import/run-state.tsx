import { __, sprintf } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { ImportProgress } from '@/components/import-progress';
import { describeError } from '@/lib/describe-error';
import { RATING_RESULTS, hrefOf, withQuery } from '@/routes';
import type { Run } from '@/stores/rating-imports/types';
import { runText } from './texts';

interface RunStateProps {
	/** Of the plugin. */
	name: string;
	run: Run;
	onContinue: () => void;
	onStop: () => void;
}

/** An import in this window: how far it is, or what became of it. */
export function RunState( { name, run, onContinue, onStop }: RunStateProps ) {
	if ( run.status === 'running' || run.status === 'stopping' ) {
		return (
			<ImportProgress
				label={ sprintf(
					/* translators: %s: name of a plugin. */
					__( 'Importing ratings from %s', 'userfeedback' ),
					name
				) }
				percent={ run.percent }
				isStopping={ run.status === 'stopping' }
				onStop={ onStop }
			/>
		);
	}
	if ( run.status === 'failed' && run.error ) {
		return (
			<Banner
				status="error"
				actions={ [
					{
						label: __( 'Continue import', 'userfeedback' ),
						onClick: onContinue,
					},
				] }
			>
				{ describeError( run.error ) }
			</Banner>
		);
	}
	return run.status === 'done' ? (
		<Banner
			status="success"
			actions={ [
				{
					label: __( 'View Results', 'userfeedback' ),
					// Imported ratings are older than the default range.
					url: hrefOf(
						withQuery( RATING_RESULTS, 'range=all-time' )
					),
				},
			] }
		>
			{ runText( run ) }
		</Banner>
	) : null;
}
