import { __ } from '@wordpress/i18n';

/** A calm note about a question with fewer than 30 answers. */
export function FewAnswers() {
	return (
		<p className="userfeedback-few">
			<strong>{ __( 'Too few answers', 'userfeedback' ) }</strong>{ ' ' }
			{ __(
				'Under 30, a single one can change the picture.',
				'userfeedback'
			) }
		</p>
	);
}
