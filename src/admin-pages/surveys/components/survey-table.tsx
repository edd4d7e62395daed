import { __, sprintf } from '@wordpress/i18n';
import { resultsUrl } from '../../../components/admin-data';
import { formatDate, formatNumber } from '../../../components/format';
import { StatusLabel } from '../../../components/status-label';
import type { SurveySummary } from '../../../survey-model';
import { CopyShortcode } from './copy-shortcode';

function SurveyRow( { survey }: { survey: SurveySummary } ) {
	const responses = formatNumber( survey.responses_count );
	return (
		<tr>
			<th scope="row">
				<a
					className="userfeedback-table__title"
					href={ `#/edit/${ survey.id }/questions` }
				>
					{ survey.title }
				</a>
			</th>
			<td data-label={ __( 'Status', 'userfeedback' ) }>
				<StatusLabel status={ survey.status } />
			</td>
			<td data-label={ __( 'Created', 'userfeedback' ) }>
				{ formatDate( survey.created_at ) }
			</td>
			<td
				className="is-number"
				data-label={ __( 'Responses', 'userfeedback' ) }
			>
				<a
					href={ resultsUrl( survey.id ) }
					aria-label={ sprintf(
						/* translators: 1: number of responses, 2: title of a survey. */
						__( '%1$s, view the results of %2$s', 'userfeedback' ),
						responses,
						survey.title
					) }
				>
					{ responses }
				</a>
			</td>
			<td data-label={ __( 'Shortcode', 'userfeedback' ) }>
				<CopyShortcode survey={ survey } />
			</td>
		</tr>
	);
}

/** The surveys of one page of the list. */
export function SurveyTable( {
	surveys,
}: {
	surveys: readonly SurveySummary[];
} ) {
	return (
		<table className="userfeedback-table">
			<thead>
				<tr>
					<th scope="col">{ __( 'Title', 'userfeedback' ) }</th>
					<th scope="col">{ __( 'Status', 'userfeedback' ) }</th>
					<th scope="col">{ __( 'Created', 'userfeedback' ) }</th>
					<th scope="col" className="is-number">
						{ __( 'Responses', 'userfeedback' ) }
					</th>
					<th scope="col">{ __( 'Shortcode', 'userfeedback' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ surveys.map( ( survey ) => (
					<SurveyRow key={ survey.id } survey={ survey } />
				) ) }
			</tbody>
		</table>
	);
}
