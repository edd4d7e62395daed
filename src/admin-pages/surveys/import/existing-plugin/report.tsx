import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { NOTHING, formatNumber } from '@/lib/format';
import type { ExistingPluginRun } from '@/survey-model';
import { problemPlace, resultText } from './texts';

interface ReportProps {
	run: ExistingPluginRun;
	isPreview: boolean;
}

function number( value: number | undefined ): string {
	return value === undefined ? NOTHING : formatNumber( value );
}

function Counts( { run, isPreview }: ReportProps ) {
	const { counts } = run;
	const rows: [ string, number, number?, number? ][] = [
		[
			__( 'Surveys', 'userfeedback' ),
			counts.surveys_new,
			counts.surveys_known,
			counts.surveys_left_out,
		],
		[
			__( 'Responses', 'userfeedback' ),
			counts.responses_new,
			counts.responses_known,
			counts.responses_left_out,
		],
		[ __( 'Impressions', 'userfeedback' ), counts.impressions ],
		[ __( 'Settings', 'userfeedback' ), counts.settings ],
	];
	return (
		<table className="userfeedback-existing__counts">
			<thead>
				<tr>
					<td />
					<th scope="col">
						{ isPreview
							? __( 'To be added', 'userfeedback' )
							: __( 'Added', 'userfeedback' ) }
					</th>
					<th scope="col">
						{ __( 'Imported before', 'userfeedback' ) }
					</th>
					<th scope="col">{ __( 'Left out', 'userfeedback' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( [ name, added, known, leftOut ] ) => (
					<tr key={ name }>
						<th scope="row">{ name }</th>
						<td>{ number( added ) }</td>
						<td>{ number( known ) }</td>
						<td>{ number( leftOut ) }</td>
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

function Problems( { run }: { run: ExistingPluginRun } ) {
	const more = run.problems_count - run.problems.length;
	return (
		<details className="userfeedback-existing__problems">
			<summary>
				{ sprintf(
					/* translators: %s: number of things. */
					__( 'Changed or left out (%s)', 'userfeedback' ),
					formatNumber( run.problems_count )
				) }
			</summary>
			<ul>
				{ run.problems.map( ( problem, index ) => (
					<li key={ index }>
						<b>{ problemPlace( problem ) }</b> { problem.message }
					</li>
				) ) }
			</ul>
			{ more > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: number of things that are not listed. */
						__( 'And %s more.', 'userfeedback' ),
						formatNumber( more )
					) }
				</p>
			) }
		</details>
	);
}

/** What an import has stored, or would store. */
export function Report( { run, isPreview }: ReportProps ) {
	return (
		<div className="userfeedback-existing__report">
			<Announced>{ resultText( run, isPreview ) }</Announced>
			<Counts run={ run } isPreview={ isPreview } />
			{ run.problems_count > 0 && <Problems run={ run } /> }
		</div>
	);
}
