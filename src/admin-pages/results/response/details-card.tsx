import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Card } from '@/components/card';
import {
	NOTHING,
	formatCountry,
	formatDateTimeInZone,
	formatLanguage,
} from '@/lib/format';
import type { ResponseDetail } from '@/survey-model';
import { PageSubmitted } from '../components/page-submitted';

function Submitted( { response }: { response: ResponseDetail } ) {
	return (
		<>
			<time dateTime={ response.submitted_at }>
				{ formatDateTimeInZone( response.submitted_at ) }
			</time>
			{ response.late && (
				<span className="userfeedback-details__note">
					{ __( 'After the survey had closed', 'userfeedback' ) }
				</span>
			) }
		</>
	);
}

/** The time, page and device of a response. */
export function DetailsCard( { response }: { response: ResponseDetail } ) {
	const title = __( 'Response Details', 'userfeedback' );
	const details: { label: string; value: ReactNode }[] = [
		{
			label: __( 'Submitted', 'userfeedback' ),
			value: <Submitted response={ response } />,
		},
		{
			label: __( 'Page Submitted', 'userfeedback' ),
			value: <PageSubmitted page={ response.page_submitted } />,
		},
		{ label: __( 'User IP', 'userfeedback' ), value: response.user_ip },
		{
			label: __( 'Browser', 'userfeedback' ),
			value: response.user_browser,
		},
		{ label: __( 'OS', 'userfeedback' ), value: response.user_os },
		{ label: __( 'Device', 'userfeedback' ), value: response.user_device },
		...( response.language
			? [
					{
						label: __( 'Language', 'userfeedback' ),
						value: formatLanguage( response.language ),
					},
				]
			: [] ),
	];
	// Known only with the add-on geo-restrictions.
	if ( response.user_country ) {
		details.push( {
			label: __( 'Country', 'userfeedback' ),
			value: formatCountry( response.user_country ),
		} );
	}
	return (
		<Card title={ title } label={ title }>
			<dl className="userfeedback-details">
				{ details.map( ( { label, value } ) => (
					<div key={ label }>
						<dt>{ label }</dt>
						<dd>{ value || NOTHING }</dd>
					</div>
				) ) }
			</dl>
		</Card>
	);
}
