import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { navigate } from '../../../../hooks/use-hash-route';
import { useEditor, useStepBeside } from '../context';
import { stepRoute } from '../steps';

interface StepFooterProps {
	/** Instead of "Next Step", where there is none. */
	children?: ReactNode;
}

/** Back and on, at the foot of a step. Going back saves nothing and loses nothing. */
export function StepFooter( { children }: StepFooterProps ) {
	const { survey, step, isValid, isSaving, attempt, goTo } = useEditor();
	const previous = useStepBeside( -1 );
	const following = useStepBeside( 1 );
	// The content of the start step itself leads on.
	const next = step.isStart ? undefined : following;
	return (
		<div className="userfeedback-editor__foot">
			{ previous && (
				<Button
					__next40pxDefaultSize
					className="userfeedback-editor__back"
					variant="secondary"
					onClick={ () =>
						navigate( stepRoute( survey.id, previous.name ) )
					}
				>
					{ __( 'Back', 'userfeedback' ) }
				</Button>
			) }
			{ next && (
				<Button
					__next40pxDefaultSize
					className="userfeedback-editor__next"
					variant="primary"
					isBusy={ isSaving }
					// Not disabled: when it is pressed, the errors are shown.
					aria-disabled={ isSaving || ! isValid }
					onClick={ () => {
						if ( ! isSaving ) {
							attempt( () => goTo( next, true ) );
						}
					} }
				>
					{ sprintf(
						/* translators: %s: name of a step of the survey builder. */
						__( 'Next Step: %s', 'userfeedback' ),
						next.title
					) }
				</Button>
			) }
			{ children }
		</div>
	);
}
