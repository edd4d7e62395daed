import { Button, RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { LockableToggle } from '@/components/lock/lockable-toggle';
import { displayedStatus } from '@/components/status-label/status-text';
import { FactList } from '../../components/fact-list';
import { StepFooter } from '../../components/step-footer';
import { useEditor } from '../../context';
import { MEDIUM } from '../../medium';
import { factsOf } from '../../section-list';
import { useField } from '../../use-field';
import { ScheduleFields } from './schedule-fields';
import { usePublish } from './use-publish';
import type { PublishChoice } from './use-publish-choice';
import { usePublishChoice } from './use-publish-choice';

function buttonText( { status, isScheduled }: PublishChoice ): string {
	if ( status === 'draft' ) {
		return __( 'Save as Draft', 'userfeedback' );
	}
	return isScheduled
		? __( 'Save and Schedule', 'userfeedback' )
		: __( 'Save and Publish', 'userfeedback' );
}

/** The summary of the survey, and the choice of when visitors see it. */
export function PublishContent() {
	const { survey, sections, isSaving, attempt } = useEditor();
	const choice = usePublishChoice();
	const publishAt = useField( 'publish_at' );
	const publish = usePublish();
	const { status, isScheduled, problem } = choice;
	const { error } = publishAt;

	async function save(): Promise< void > {
		const publication = choice.publication();
		if ( publication !== undefined ) {
			await publish( publication );
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
						choice.setStatus(
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
						onChange={ choice.setScheduled }
					/>
				</div>
				{ isScheduled && (
					<ScheduleFields
						choice={ choice }
						isDisabled={ publishAt.isLocked }
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
					onClick={ () => attempt( save ) }
				>
					{ buttonText( choice ) }
				</Button>
			</StepFooter>
		</>
	);
}
