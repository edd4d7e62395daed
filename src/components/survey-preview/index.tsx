import { Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { SegmentedControl } from '@/components/segmented-control';
import { Stage } from './stage';
import type { PreviewState } from './use-preview';
import './survey-preview.scss';

/** The widths in which the preview can be shown. */
type Device = 'desktop' | 'phone';

interface SurveyPreviewProps {
	/** Undefined while there is no survey to show. */
	state: PreviewState | undefined;
	/** The options of the appearance. */
	form: ReactNode;
	/** The name of the button that shows and hides them. */
	formTitle: string;
	/** Whether they are shown at first. */
	isFormOpen: boolean;
	/** Shown above the frame, and instead of it without a survey. */
	children?: ReactNode;
}

/** The widget as visitors will see it, and beside it the options of its appearance. */
export function SurveyPreview( {
	state,
	form,
	formTitle,
	isFormOpen,
	children,
}: SurveyPreviewProps ) {
	const [ device, setDevice ] = useState< Device >( 'desktop' );
	const [ hasForm, setHasForm ] = useState( isFormOpen );
	const [ restarts, setRestarts ] = useState( 0 );
	const formId = useId();
	return (
		<section
			className="userfeedback-preview"
			aria-label={ __( 'Preview', 'userfeedback' ) }
		>
			<div className="userfeedback-preview__header">
				{ state && (
					<>
						<SegmentedControl
							label={ __( 'Screen', 'userfeedback' ) }
							value={ device }
							options={ [
								{
									value: 'desktop',
									label: __( 'Desktop', 'userfeedback' ),
								},
								{
									value: 'phone',
									label: __( 'Mobile', 'userfeedback' ),
								},
							] }
							onChange={ setDevice }
						/>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ () => setRestarts( restarts + 1 ) }
						>
							{ __( 'Restart', 'userfeedback' ) }
						</Button>
					</>
				) }
				<Button
					__next40pxDefaultSize
					className="userfeedback-preview__toggle"
					variant="tertiary"
					icon={ hasForm ? chevronUp : chevronDown }
					iconPosition="right"
					aria-expanded={ hasForm }
					aria-controls={ formId }
					onClick={ () => setHasForm( ! hasForm ) }
				>
					{ formTitle }
				</Button>
			</div>
			<div
				className={ `userfeedback-preview__body${ hasForm ? ' has-form' : '' }` }
			>
				<div
					id={ formId }
					className="userfeedback-preview__form"
					role="group"
					aria-label={ formTitle }
					hidden={ ! hasForm }
				>
					{ form }
				</div>
				<div className="userfeedback-preview__stage">
					<div className="userfeedback-preview__view">
						{ children }
						{ state && (
							<Stage
								state={ state }
								device={ device }
								restarts={ restarts }
							/>
						) }
					</div>
				</div>
			</div>
		</section>
	);
}
