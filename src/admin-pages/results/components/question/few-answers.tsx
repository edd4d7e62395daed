import { __ } from '@wordpress/i18n';

/** A calm note about a question with fewer than 30 answers. */
export function FewAnswers() {
	return (
		<p className="userfeedback-few">
			<strong>{ __( 'Too few answers', 'userfeedback' ) }</strong>{ ' ' }
			{ __(
				'With fewer than 30 answers, one answer can change the result.',
				'userfeedback'
			) }
		</p>
	);
}
