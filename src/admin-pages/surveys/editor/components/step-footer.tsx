import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { memo, useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import { navigate } from '@/hooks/use-hash-route';
import { useEditor, useEditorValue, useStepBeside } from '../context';
import { useShortcut } from '../shortcuts/use-shortcuts';
import { stepRoute } from '../steps';
import { MissingLine } from './missing-line';

interface StepFooterProps {
	/** Replaces "Next Step" on the last step. */
	children?: ReactNode;
}

/** The buttons to the previous and next step. Going back neither saves nor discards edits. */
export const StepFooter = memo( function Footer( {
	children,
}: StepFooterProps ) {
	const { step, isValid, isSaving, attempt, goTo } = useEditor(
		'step',
		'isValid',
		'isSaving',
		'attempt',
		'goTo'
	);
	const id = useEditorValue( ( { survey } ) => survey.id );
	const previous = useStepBeside( -1 );
	const following = useStepBeside( 1 );
	// The content of the start step has its own way to the next step.
	const next = step.isStart ? undefined : following;
	const missingId = useId();
	const goBack =
		previous && ( () => navigate( stepRoute( id, previous.name ) ) );
	const goOn =
		next &&
		( () => {
			if ( ! isSaving ) {
				attempt( () => goTo( next, true ) );
			}
		} );
	useShortcut( 'previous-step', goBack );
	useShortcut( 'next-step', goOn );
	return (
		<div className="userfeedback-editor__foot">
			{ goBack && (
				<Button
					__next40pxDefaultSize
					className="userfeedback-editor__back"
					variant="secondary"
					onClick={ goBack }
				>
					{ __( 'Back', 'userfeedback' ) }
				</Button>
			) }
			{ next && (
				<>
					<MissingLine id={ missingId } />
					<Button
						__next40pxDefaultSize
						className="userfeedback-editor__next"
						variant="primary"
						isBusy={ isSaving }
						// Not disabled: pressing it shows the errors.
						aria-disabled={ isSaving || ! isValid }
						aria-describedby={ missingId }
						onClick={ goOn }
					>
						{ sprintf(
							/* translators: %s: name of a step of the survey builder. */
							__( 'Next Step: %s', 'userfeedback' ),
							next.title
						) }
					</Button>
				</>
			) }
			{ children }
		</div>
	);
} );
