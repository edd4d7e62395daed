import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { TextField } from '@/components/text-field';
import { LIMITS } from '@/survey-model';
import type { RatingFields } from '../use-rating-fields';

type TextName =
	'rating_question' | 'rating_instruction_message' | 'thank_you_message';

interface TextProps extends RatingFields {
	field: TextName;
	label: string;
	help?: string;
	maxLength: number;
}

function Text( {
	field,
	settings,
	isLocked,
	errorOf,
	edit,
	...props
}: TextProps ) {
	return (
		<TextField
			{ ...props }
			dir="auto"
			value={ settings[ field ] }
			disabled={ isLocked }
			error={ errorOf( field ) }
			onChange={ ( text ) => edit( field, text ) }
		/>
	);
}

/** What the control says. */
export function TextsCard( fields: RatingFields ) {
	return (
		<Card title={ __( 'Texts', 'userfeedback' ) }>
			<div className="userfeedback-rating-form__fields">
				<Text
					{ ...fields }
					field="rating_question"
					label={ __( 'Rating question', 'userfeedback' ) }
					maxLength={ LIMITS.ratingQuestion }
				/>
				<Text
					{ ...fields }
					field="rating_instruction_message"
					label={ __( 'Instruction', 'userfeedback' ) }
					help={ __(
						'Shown below the question. Leave it empty to show none.',
						'userfeedback'
					) }
					maxLength={ LIMITS.ratingQuestion }
				/>
				<Text
					{ ...fields }
					field="thank_you_message"
					label={ __( 'Thank-you message', 'userfeedback' ) }
					help={ __( 'Shown after a rating.', 'userfeedback' ) }
					maxLength={ LIMITS.ratingMessage }
				/>
			</div>
		</Card>
	);
}
