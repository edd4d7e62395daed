import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getAdminData, surveysUrl } from '@/lib/admin-data';
import { Banner } from '@/components/banner';
import { editRoute } from '@/routes';

/** The warning on a question whose options cannot be answered, with a link to where they are edited. */
export function InvalidOptions( { surveyId }: { surveyId: number } ) {
	/* translators: <a> and </a> enclose a link to the survey's questions. */
	const text = __(
		'This question has invalid options. You can fix it <a>here</a>',
		'userfeedback'
	);
	return (
		<div className="userfeedback-question__warning">
			<Banner status="warning" isSilent>
				<p>
					{ createInterpolateElement( text, {
						a: getAdminData().capabilities.edit_surveys ? (
							// eslint-disable-next-line jsx-a11y/anchor-has-content -- createInterpolateElement() adds it
							<a href={ surveysUrl( editRoute( surveyId ) ) } />
						) : (
							<span />
						),
					} ) }
				</p>
			</Banner>
		</div>
	);
}
