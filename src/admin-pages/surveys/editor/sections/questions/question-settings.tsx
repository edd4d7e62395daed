import { __ } from '@wordpress/i18n';
import type { FocusEvent } from 'react';
import { LockableToggle } from '../../../../../components/lock/lockable-toggle';
import type { FeatureName } from '../../../../../hooks/use-feature';
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

/** A setting that questions of several types have. */
interface CommonSetting {
	name: 'required' | 'randomize' | 'comment_box';
	feature: FeatureName;
	label: string;
	help: string;
	isOffered: boolean;
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

	const common: CommonSetting[] = [
		{
			name: 'required',
			feature: 'required',
			label: __( 'Required', 'userfeedback' ),
			help: __( 'Visitors cannot skip this question.', 'userfeedback' ),
			isOffered: true,
		},
		{
			name: 'randomize',
			feature: 'randomize',
			label: __( 'Randomize options', 'userfeedback' ),
			help: __(
				'Each visitor sees the options in another order.',
				'userfeedback'
			),
			isOffered: options !== undefined,
		},
		{
			name: 'comment_box',
			feature: 'comment-box',
			label: __( 'Comment box', 'userfeedback' ),
			help: __(
				'Visitors can add a few words to their answer.',
				'userfeedback'
			),
			isOffered: canHaveComment,
		},
	];

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
			{ common
				.filter( ( { isOffered } ) => isOffered )
				.map( ( { name, feature, label, help } ) => (
					<LockableToggle
						key={ name }
						feature={ feature }
						medium={ MEDIUM }
						isDisabled={ isLocked }
						label={ label }
						help={ help }
						checked={ settings[ name ] }
						onChange={ ( value ) =>
							onChange( {
								...question,
								// The settings that only some types have stay what they are.
								settings: { ...settings, [ name ]: value },
							} as Question )
						}
					/>
				) ) }
			{ Settings && (
				<PartBoundary>
					<Settings { ...part } />
				</PartBoundary>
			) }
		</div>
	);
}
