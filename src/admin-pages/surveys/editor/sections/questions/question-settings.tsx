import { __ } from '@wordpress/i18n';
import type { FocusEvent } from 'react';
import { LockableToggle } from '@/components/lock/lockable-toggle';
import type { FeatureName } from '@/hooks/use-feature';
import type { Question } from '@/survey-model';
import { PartBoundary } from '../../components/part-boundary';
import { MEDIUM } from '../../medium';
import { memoPart } from './memo-part';
import type { Edit, QuestionTypeDefinition } from '../../question-types';

interface QuestionSettingsProps {
	question: Question;
	/** undefined for a type that is unknown on this site. */
	definition: QuestionTypeDefinition | undefined;
	/** Whether the question cannot be changed. */
	isLocked: boolean;
	edit: Edit< Question >;
	/** Blur event of any of the type's own fields. */
	onBlur: ( event: FocusEvent ) => void;
}

/** A setting that several question types have in common. */
interface CommonSetting {
	name: 'required' | 'randomize' | 'comment_box';
	feature: FeatureName;
	label: string;
	help: string;
	isOffered: boolean;
}

function Settings( {
	question,
	definition,
	isLocked,
	edit,
	onBlur,
}: QuestionSettingsProps ) {
	const { settings } = question;
	const part = { question, isLocked, edit };
	const {
		Edit,
		Settings: Own,
		options,
		canHaveComment = true,
	} = definition ?? {};

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
							edit(
								( current ) =>
									( {
										...current,
										// Keeps the type's own settings.
										settings: {
											...current.settings,
											[ name ]: value,
										},
									} ) as Question
							)
						}
					/>
				) ) }
			{ Own && (
				<PartBoundary>
					<Own { ...part } />
				</PartBoundary>
			) }
		</div>
	);
}

/** The settings of a question that its type and the plan allow. */
export const QuestionSettings = memoPart(
	Settings,
	[ 'settings' ],
	( { definition } ) =>
		( definition?.Edit ?? definition?.Settings ) !== undefined
);
