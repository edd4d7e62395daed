import { Button, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Card } from '../../../components/card';
import { formatNumber } from '../../../components/format';
import type { EditableSurvey } from '../../../survey-model';
import { FactList } from './components/fact-list';
import { StepFooter } from './components/step-footer';
import { behaviorFacts, targetingFacts } from './facts';

/** What the owner may choose here. */
export type PublishStatus = 'draft' | 'publish';

interface PublishStepProps {
	survey: EditableSurvey;
	isSaving: boolean;
	onSave: ( status: PublishStatus ) => void;
}

/**
 * The last step: what visitors get, and whether they see it. Who comes here mostly wants that, so it is chosen to begin
 * with.
 */
export function PublishStep( { survey, isSaving, onSave }: PublishStepProps ) {
	const [ status, setStatus ] = useState< PublishStatus >( 'publish' );
	return (
		<div className="userfeedback-editor__cards">
			<Card
				title={ __( 'Summary', 'userfeedback' ) }
				label={ __( 'Summary', 'userfeedback' ) }
			>
				<FactList
					facts={ [
						{
							name: __( 'Questions', 'userfeedback' ),
							value: formatNumber( survey.questions.length ),
						},
						...targetingFacts(),
						...behaviorFacts(),
					] }
				/>
			</Card>
			<Card
				title={ __( 'Publish', 'userfeedback' ) }
				label={ __( 'Publish', 'userfeedback' ) }
			>
				<RadioControl
					label={ __( 'Status', 'userfeedback' ) }
					selected={ status }
					options={ [
						{
							value: 'draft',
							label: __( 'Draft', 'userfeedback' ),
							description: __(
								'Visitors do not see the survey. You can publish it later.',
								'userfeedback'
							),
						},
						{
							value: 'publish',
							label: __( 'Publish', 'userfeedback' ),
							description: __(
								'The survey appears on your site at once.',
								'userfeedback'
							),
						},
					] }
					onChange={ ( value ) =>
						setStatus( value === 'draft' ? 'draft' : 'publish' )
					}
				/>
			</Card>
			<StepFooter
				survey={ survey.id }
				step="publish"
				isValid
				isSaving={ isSaving }
			>
				<Button
					__next40pxDefaultSize
					accessibleWhenDisabled
					className="userfeedback-editor__next"
					variant="primary"
					isBusy={ isSaving }
					disabled={ isSaving }
					onClick={ () => onSave( status ) }
				>
					{ status === 'draft'
						? __( 'Save as Draft', 'userfeedback' )
						: __( 'Save and Publish', 'userfeedback' ) }
				</Button>
			</StepFooter>
		</div>
	);
}
