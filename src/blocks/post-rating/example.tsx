import { __ } from '@wordpress/i18n';

/** A rating as a picture, for the inserter. */
export function Example() {
	return (
		<div>
			<p>{ __( 'How helpful was this page?', 'userfeedback' ) }</p>
			<div className="userfeedback-block__stars" aria-hidden="true">
				{ '★★★★☆' }
			</div>
		</div>
	);
}
