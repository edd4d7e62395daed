import { memo, useEffect, useRef } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { SegmentedControl } from '@/components/segmented-control';
import type { FieldError } from '@/survey-model';
import { useEditor } from '../context';
import type { Section, Step, StepView } from '../section';
import { fieldAt } from '../section-list';

interface StepContentProps {
	step: Step;
	/** The view that the user has chosen. */
	chosen: StepView;
	/** The number of finished attempts to save or to go on. */
	attempts: number;
}

function viewOf( { view = 'build' }: Section ): StepView {
	return view;
}

/** The view that contains the field of an error; undefined if the current step does not have it. */
function viewOfError(
	sections: readonly Section[],
	error: FieldError | undefined
): StepView | undefined {
	const declared = error && fieldAt( sections, error.field );
	const section = sections.find( ( { fields } ) =>
		fields.some( ( field ) => field === declared )
	);
	return section && viewOf( section );
}

/**
 * The sections of the current step. If a step has sections for both views, the user switches between Build and
 * Preview; the choice is kept while the builder is open. What moves the focus needs the step at once, therefore it is a prop.
 */
export const StepContent = memo( function StepParts( {
	step,
	chosen,
	attempts,
}: StepContentProps ) {
	const { sections, errors, isRevealed, setView } = useEditor(
		'sections',
		'errors',
		'isRevealed',
		'setView'
	);
	const ofStep = sections.filter( ( section ) => section.step === step );
	const hasPreview = ofStep.some( ( { view } ) => view === 'preview' );
	const view = hasPreview ? chosen : 'build';

	// After a failed attempt, show the view with the first error.
	const shown = useRef( attempts );
	useEffect( () => {
		const isNew = shown.current !== attempts;
		shown.current = attempts;
		const target = viewOfError( ofStep, errors[ 0 ] );
		if ( isNew && isRevealed && target ) {
			setView( target );
		}
	}, [ attempts ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Only after an attempt, with its errors.

	return (
		<div className="userfeedback-editor__cards">
			{ hasPreview && (
				<div className="userfeedback-editor__views">
					<SegmentedControl
						label={ _x( 'View', 'noun', 'userfeedback' ) }
						value={ view }
						options={ [
							{
								value: 'build',
								label: __( 'Build', 'userfeedback' ),
							},
							{
								value: 'preview',
								label: __( 'Preview', 'userfeedback' ),
							},
						] }
						onChange={ setView }
					/>
				</div>
			) }
			{ ofStep
				.filter( ( section ) => viewOf( section ) === view )
				.map( ( { name, Content } ) => (
					<div
						key={ name }
						className="userfeedback-editor__section"
						data-section={ name }
					>
						<Content />
					</div>
				) ) }
		</div>
	);
} );
