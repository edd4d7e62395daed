import { __ } from '@wordpress/i18n';

/** The question types by their names in the builder, and when to choose each. */
export function questionTypes(): { title: string; text: string }[] {
	return [
		{
			title: __( 'Radio Buttons', 'userfeedback' ),
			text: __(
				'One of a few answers. The quickest to answer and to count.',
				'userfeedback'
			),
		},
		{
			title: __( 'Checkboxes', 'userfeedback' ),
			text: __( 'Several of a few answers.', 'userfeedback' ),
		},
		{
			title: __( 'Image Radio', 'userfeedback' ),
			text: __(
				'One of a few pictures, such as designs or products.',
				'userfeedback'
			),
		},
		{
			title: __( 'Icon Choice', 'userfeedback' ),
			text: __(
				'One of a few icons, such as faces or thumbs: understood in every language.',
				'userfeedback'
			),
		},
		{
			title: __( 'Single Text Field', 'userfeedback' ),
			text: __(
				'A few words: a name, a product, a search.',
				'userfeedback'
			),
		},
		{
			title: __( 'Long Text', 'userfeedback' ),
			text: __(
				'Reasons and ideas in the visitor’s own words. Best as the last question.',
				'userfeedback'
			),
		},
		{
			title: __( 'Email Capture', 'userfeedback' ),
			text: __(
				'An address to write back to, with a first name if you like.',
				'userfeedback'
			),
		},
		{
			title: __( 'Star Rating', 'userfeedback' ),
			text: __(
				'How good something is, from 1 to 5. Shows an average.',
				'userfeedback'
			),
		},
		{
			title: __( 'Net Promoter Score', 'userfeedback' ),
			text: __(
				'How likely visitors recommend you: a score that you can follow over time.',
				'userfeedback'
			),
		},
	];
}
