import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { describeError } from '@/lib/describe-error';
import { useFocusHandover } from '@/hooks/use-focus-handover';
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

type ProgressProps = Omit< RunStateProps, 'onContinue' >;

/** How far an import is. */
function ImportProgress( { name, run, onStop }: ProgressProps ) {
	const ref = useRef< HTMLDivElement >( null );
	useFocusHandover( ref );
	const text = sprintf(
		/* translators: %d: percentage of the import that is done. */
		__( '%d%% done', 'userfeedback' ),
		run.percent
	);
	return (
		<div className="userfeedback-import__progress" ref={ ref }>
			<progress
				aria-label={ sprintf(
					/* translators: %s: name of a plugin. */
					__( 'Importing ratings from %s', 'userfeedback' ),
					name
				) }
				aria-valuetext={ text }
				max={ 100 }
				value={ run.percent }
			/>
			<span>{ text }</span>
			<Button
				__next40pxDefaultSize
				accessibleWhenDisabled
				variant="secondary"
				disabled={ run.status === 'stopping' }
				onClick={ onStop }
			>
				{ __( 'Stop', 'userfeedback' ) }
			</Button>
			<p>
				{ __(
					'You can leave this page: the import goes on in the background.',
					'userfeedback'
				) }
			</p>
		</div>
	);
}

/** An import in this window: how far it is, or what became of it. */
export function RunState( { name, run, onContinue, onStop }: RunStateProps ) {
	if ( run.status === 'running' || run.status === 'stopping' ) {
		return <ImportProgress name={ name } run={ run } onStop={ onStop } />;
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
