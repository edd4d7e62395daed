import { __ } from '@wordpress/i18n';

/** What owners ask most. */
function questions(): { question: string; answer: string }[] {
	return [
		{
			question: __( 'Why does my survey not show?', 'userfeedback' ),
			answer: __(
				'Open the page and choose “Why (not) here?” in the admin bar. It names the reason: a page rule, a device, a date, an answer that your browser has given before.',
				'userfeedback'
			),
		},
		{
			question: __(
				'Can one visitor answer more than once?',
				'userfeedback'
			),
			answer: __(
				'Not in the same browser: a cookie remembers for a year that it has answered. With the add-on Behavior, a survey can show repeatedly.',
				'userfeedback'
			),
		},
		{
			question: __(
				'Can I change a survey that has answers?',
				'userfeedback'
			),
			answer: __(
				'Yes. Earlier answers keep the wording that visitors saw. If a question gets another meaning, duplicate the survey instead.',
				'userfeedback'
			),
		},
		{
			question: __( 'Does it slow my site down?', 'userfeedback' ),
			answer: __(
				'A page without a survey carries nothing of the plugin. With one, it carries a script of less than 3 KB; the rest is loaded when the survey shows. Cached pages work.',
				'userfeedback'
			),
		},
		{
			question: __(
				'What happens when I delete the plugin?',
				'userfeedback'
			),
			answer: __(
				'Surveys and responses stay in the database, so that you can install it again. To remove them, too, set USERFEEDBACK_REMOVE_DATA to true in wp-config.php before you delete the plugin.',
				'userfeedback'
			),
		},
	];
}

/** Questions that open to their answers. */
export function Faq() {
	return (
		<div className="userfeedback-faq">
			{ questions().map( ( { question, answer } ) => (
				<details key={ question }>
					<summary>{ question }</summary>
					<p>{ answer }</p>
				</details>
			) ) }
		</div>
	);
}
