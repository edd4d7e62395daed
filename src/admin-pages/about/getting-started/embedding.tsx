import { __ } from '@wordpress/i18n';
import { shortcode } from '@/survey-model';

/** The ways of a survey into a page. */
export function Embedding() {
	return (
		<dl className="userfeedback-guide__list">
			<div>
				<dt>{ __( 'In the corner of the page', 'userfeedback' ) }</dt>
				<dd>
					{ __(
						'The widget shows a published survey on all pages that it is set to, without anything in their content.',
						'userfeedback'
					) }
				</dd>
			</div>
			<div>
				<dt>{ __( 'As a block', 'userfeedback' ) }</dt>
				<dd>
					{ __(
						'Add the block “UserFeedback survey” in the editor and choose the survey, in the content of the page or as a popup.',
						'userfeedback'
					) }
				</dd>
			</div>
			<div>
				<dt>{ __( 'By shortcode', 'userfeedback' ) }</dt>
				<dd>
					{ __(
						'Each survey has one in your list of surveys. The first of these shows it as a popup, the second in the content:',
						'userfeedback'
					) }
					<code dir="ltr">{ shortcode( 7 ) }</code>
					<code dir="ltr">
						{ shortcode( 7 ).replace( ']', ' display="inline"]' ) }
					</code>
				</dd>
			</div>
		</dl>
	);
}
