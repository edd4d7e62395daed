import { Button, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { LockableToggle } from '@/components/lock/lockable-toggle';
import { displayedStatus } from '@/components/status-label/status-text';
import { useFeature } from '@/hooks/use-feature';
import type { SurveyCommand } from '@/survey-model';
import { commandOf, errorsOf, scheduleProblem } from '@/survey-model';
import { FactList } from '../../components/fact-list';
import { StepFooter } from '../../components/step-footer';
import { useEditor } from '../../context';
import { MEDIUM } from '../../medium';
import { factsOf } from '../../section-list';
import { useFieldErrors } from '../../use-field';
import { ScheduleFields } from './schedule-fields';
import { usePublishChoice } from './use-publish-choice';

function buttonText( command: SurveyCommand ): string {
	switch ( command ) {
		case 'unpublish':
			return __( 'Save as Draft', 'userfeedback' );
		case 'schedule':
			return __( 'Save and Schedule', 'userfeedback' );
		case 'publish':
			return __( 'Save and Publish', 'userfeedback' );
	}
}

/** The summary of the survey, and the choice of when visitors see it. */
export function PublishContent() {
	const { survey, sections, isSaving, attempt, save } = useEditor();
	const { choice, ...change } = usePublishChoice();
	const { isAllowed } = useFeature( 'scheduling' );
	const { error } = useFieldErrors( 'publish_at', errorsOf );
	// Renders again when a time passed while the page was open.
	const [ , setCheckedAt ] = useState( 0 );
	const { status, isScheduled } = choice;
	const problem = scheduleProblem( choice, Date.now() );
	const command = commandOf( choice );

	function onPress(): void {
		const now = Date.now();
		setCheckedAt( now );
		if ( scheduleProblem( choice, now ) === undefined ) {
			attempt( () => save( command ) );
		}
	}

	return (
		<>
			<Card title={ __( 'Summary', 'userfeedback' ) }>
				<FactList facts={ factsOf( sections, survey ) } />
			</Card>
			<Card
				title={ __( 'Publish', 'userfeedback' ) }
				hasErrors={ error !== undefined }
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
							description: isScheduled
								? __(
										'The survey appears on your site at the time that you choose.',
										'userfeedback'
									)
								: __(
										'The survey appears on your site at once.',
										'userfeedback'
									),
						},
					] }
					onChange={ ( value ) =>
						change.setStatus(
							value === 'draft' ? 'draft' : 'publish'
						)
					}
				/>
				<div className="userfeedback-publish__later">
					<LockableToggle
						feature="scheduling"
						medium={ MEDIUM }
						label={ __( 'Schedule for Later', 'userfeedback' ) }
						help={ __(
							'Publishes the survey at a date and time in your site’s time zone.',
							'userfeedback'
						) }
						checked={ isScheduled }
						onChange={ change.setScheduled }
					/>
				</div>
				{ isScheduled && (
					<ScheduleFields
						choice={ choice }
						problem={ problem }
						onChange={ change.setSchedule }
						isDisabled={ ! isAllowed }
						error={ error }
						isLive={ displayedStatus( survey ) === 'publish' }
					/>
				) }
			</Card>
			<StepFooter>
				<Button
					__next40pxDefaultSize
					accessibleWhenDisabled
					className="userfeedback-editor__next"
					variant="primary"
					isBusy={ isSaving }
					disabled={ isSaving || problem !== undefined }
					onClick={ onPress }
				>
					{ buttonText( command ) }
				</Button>
			</StepFooter>
		</>
	);
}
