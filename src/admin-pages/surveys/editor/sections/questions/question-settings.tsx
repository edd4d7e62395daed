import { __ } from '@wordpress/i18n';
import type { FocusEvent } from 'react';
import { LockableToggle } from '../../../../../components/lock/lockable-toggle';
import type { Question } from '../../../../../survey-model';
import { PartBoundary } from '../../components/part-boundary';
import { MEDIUM } from '../../medium';
import type { QuestionTypeDefinition } from '../../question-types';

interface QuestionSettingsProps {
	question: Question;
	/** Undefined for a type that this site does not know. */
	definition: QuestionTypeDefinition | undefined;
	/** Whether nothing of the question can be changed. */
	isLocked: boolean;
	onChange: ( question: Question ) => void;
	/** Of any field of the type itself. */
	onBlur: ( event: FocusEvent ) => void;
}

/** How a question is asked: what its type allows, and what the plan does. */
export function QuestionSettings( {
	question,
	definition,
	isLocked,
	onChange,
	onBlur,
}: QuestionSettingsProps ) {
	const { settings } = question;
	const part = { question, isLocked, onChange };
	const { Edit, Settings, options, canHaveComment = true } = definition ?? {};

	function set(
		changes: Partial<
			Record< 'required' | 'randomize' | 'comment_box', boolean >
		>
	): void {
		// The settings that only some types have stay what they are.
		onChange( {
			...question,
			settings: { ...settings, ...changes },
		} as Question );
	}

	return (
		<div className="userfeedback-question__settings">
			{ Edit && (
				<div
					className="userfeedback-question__type-settings"
					role="group"
					aria-label={ definition?.label }
					onBlur={ onBlur }
				>
					<PartBoundary>
						<Edit { ...part } />
					</PartBoundary>
				</div>
			) }
			<LockableToggle
				feature="required"
				medium={ MEDIUM }
				isDisabled={ isLocked }
				label={ __( 'Required', 'userfeedback' ) }
				help={ __(
					'Visitors cannot skip this question.',
					'userfeedback'
				) }
				checked={ settings.required }
				onChange={ ( required ) => set( { required } ) }
			/>
			{ options && (
				<LockableToggle
					feature="randomize"
					medium={ MEDIUM }
					isDisabled={ isLocked }
					label={ __( 'Randomize options', 'userfeedback' ) }
					help={ __(
						'Each visitor sees the options in another order.',
						'userfeedback'
					) }
					checked={ settings.randomize }
					onChange={ ( randomize ) => set( { randomize } ) }
				/>
			) }
			{ canHaveComment && (
				<LockableToggle
					feature="comment-box"
					medium={ MEDIUM }
					isDisabled={ isLocked }
					label={ __( 'Comment box', 'userfeedback' ) }
					help={ __(
						'Visitors can add a few words to their answer.',
						'userfeedback'
					) }
					checked={ settings.comment_box }
					onChange={ ( comment_box ) => set( { comment_box } ) }
				/>
			) }
			{ Settings && (
				<PartBoundary>
					<Settings { ...part } />
				</PartBoundary>
			) }
		</div>
	);
}
