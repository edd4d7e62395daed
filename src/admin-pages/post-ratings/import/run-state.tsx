import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Banner } from '../../../components/banner';
import { describeError } from '../../../components/describe-error';
import { useFocusHandover } from '../../../hooks/use-focus-handover';
import { RATING_RESULTS, hrefOf } from '../../../routes';
import type { Run } from '../../../stores/rating-imports/types';
import { runText } from './texts';

interface RunStateProps {
	/** Of the plugin. */
	name: string;
	run: Run;
	onContinue: () => void;
	onStop: () => void;
}

type ProgressProps = Pick< RunStateProps, 'name' | 'onStop' > & {
	percent: number;
};

/** How far an import is. */
function ImportProgress( { name, percent, onStop }: ProgressProps ) {
	const ref = useRef< HTMLDivElement >( null );
	useFocusHandover( ref );
	const text = sprintf(
		/* translators: %d: percentage of the import that is done. */
		__( '%d%% done', 'userfeedback' ),
		percent
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
				value={ percent }
			/>
			<span>{ text }</span>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ onStop }
			>
				{ __( 'Stop', 'userfeedback' ) }
			</Button>
			<p>
				{ __(
					'If you leave this page, the import stops and can be continued here later.',
					'userfeedback'
				) }
			</p>
		</div>
	);
}

/** An import in this window: how far it is, or what became of it. */
export function RunState( { name, run, onContinue, onStop }: RunStateProps ) {
	if ( run.status === 'running' ) {
		return (
			<ImportProgress
				name={ name }
				percent={ run.percent }
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
					url: hrefOf( RATING_RESULTS ),
				},
			] }
		>
			{ runText( run ) }
		</Banner>
	) : null;
}
