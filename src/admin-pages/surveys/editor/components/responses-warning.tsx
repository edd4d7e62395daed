import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { DUPLICATE_SURVEY, hrefOf } from '@/routes';

/** A warning that is always visible while a survey with responses is edited. */
export function ResponsesWarning( { survey }: { survey: number } ) {
	const duplicate = hrefOf( DUPLICATE_SURVEY.build( { id: survey } ) );
	return (
		<Banner status="warning">
			<strong>
				{ __(
					'This Survey has already collected responses. To make changes, please duplicate this Survey or create a new one',
					'userfeedback'
				) }
			</strong>
			<br />
			{ createInterpolateElement(
				__(
					'If you edit it anyway, earlier answers stay with their questions and options, also under new wording. <a>Duplicate this survey</a>',
					'userfeedback'
				),
				{
					// eslint-disable-next-line jsx-a11y/anchor-has-content -- the words come from the translation
					a: <a href={ duplicate } />,
				}
			) }
		</Banner>
	);
}
