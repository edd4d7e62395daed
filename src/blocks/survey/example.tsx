import { __ } from '@wordpress/i18n';

/** A survey as a picture, for the inserter. */
export function Example() {
	return (
		<div className="userfeedback-block__example">
			<strong>
				{ __( 'What did you think of this page?', 'userfeedback' ) }
			</strong>
			<ul>
				<li>{ __( 'It helped me', 'userfeedback' ) }</li>
				<li>{ __( 'Something is missing', 'userfeedback' ) }</li>
			</ul>
			<span className="userfeedback-block__example-button">
				{ __( 'Next', 'userfeedback' ) }
			</span>
		</div>
	);
}
