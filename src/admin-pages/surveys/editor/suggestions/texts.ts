import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { Suggestion } from '@/survey-model/lint';

/** What could be better, and how. */
export function suggestionText( { code, amount = 0 }: Suggestion ): string {
	switch ( code ) {
		case 'two_questions':
			return __(
				'This seems to ask two things. Visitors may have an answer for each: make it two questions.',
				'userfeedback'
			);
		case 'leading_question':
			return __(
				'This seems to suggest an answer. Ask neutrally, so that you learn what visitors really think.',
				'userfeedback'
			);
		case 'image_label':
			return __(
				'Describe what the picture shows. Visitors who cannot see it hear its label.',
				'userfeedback'
			);
		case 'image_missing':
			return __(
				'This option has no picture: visitors see an empty place. Choose one, or use Radio Buttons.',
				'userfeedback'
			);
		case 'icon_missing':
			return __(
				'This option has no icon: visitors see an empty place. Choose one, or use Radio Buttons.',
				'userfeedback'
			);
		case 'text_contrast':
			return sprintf(
				/* translators: %s: contrast ratio, such as 3.2. */
				__(
					'The text is hard to read on this background: the contrast is %s:1, and 4.5:1 is needed. Choose a darker or a lighter color.',
					'userfeedback'
				),
				formatNumber( amount )
			);
		case 'button_contrast':
			return sprintf(
				/* translators: %s: contrast ratio, such as 2.1. */
				__(
					'The button is hard to see on this background: the contrast is %s:1, and 3:1 is needed. Choose another color.',
					'userfeedback'
				),
				formatNumber( amount )
			);
		case 'question_never_shown':
			return __(
				'No visitor will see this question, because its conditions can never all be true. Change or remove one of them.',
				'userfeedback'
			);
		case 'question_never_hidden':
			return __(
				'This question is never hidden, because its conditions can never all be true. Change or remove one of them.',
				'userfeedback'
			);
		case 'email_condition_impossible':
			return __(
				'No response matches the conditions of this email, because they can never all be true. Change or remove one of them.',
				'userfeedback'
			);
		case 'redirect_impossible':
			return __(
				'No visitor will be redirected by this condition, because it can never be true. Change or remove it.',
				'userfeedback'
			);
		case 'redirect_repeated':
			return __(
				'This redirect is never used: the same condition comes earlier. Change or remove one of them.',
				'userfeedback'
			);
		case 'many_questions':
			return sprintf(
				/* translators: %s: number of questions. */
				__(
					'%s questions are a lot on a phone. Surveys with up to 10 questions are finished more often.',
					'userfeedback'
				),
				formatNumber( amount )
			);
		case 'long_title':
			return sprintf(
				/* translators: %s: number of characters. */
				__(
					'%s characters are a lot on a phone. Try to ask this in up to 120 characters.',
					'userfeedback'
				),
				formatNumber( amount )
			);
		case 'many_options':
			return sprintf(
				/* translators: %s: number of options. */
				__(
					'%s options are a lot on a phone. Up to 7 fit on the screen.',
					'userfeedback'
				),
				formatNumber( amount )
			);
	}
}
