import { __, _n, sprintf } from '@wordpress/i18n';
import { formatDecimal, formatNumber, formatPercent } from '@/lib/format';
import type { ResultsComparison } from '@/survey-model';
import { starsLabel } from '../components/option-value';

type Question = ResultsComparison[ 'questions' ][ number ];

interface GroupTablesProps {
	comparison: ResultsComparison;
	/** The first and the second group as a person reads them. */
	names: readonly string[];
}

/** The answers of two groups to each question. */
export function GroupTables( { comparison, names }: GroupTablesProps ) {
	return (
		<div className="userfeedback-compare">
			<ul className="userfeedback-compare__legend">
				{ comparison.groups.map( ( { value, responses }, index ) => (
					<li key={ value }>
						<span
							className={ `userfeedback-compare__key is-${ index }` }
						/>
						<bdi>{ names[ index ] }</bdi>{ ' ' }
						<span className="userfeedback-compare__count">
							{ sprintf(
								/* translators: %s: number of responses. */
								_n(
									'%s response',
									'%s responses',
									responses,
									'userfeedback'
								),
								formatNumber( responses )
							) }
						</span>
					</li>
				) ) }
			</ul>
			{ comparison.is_capped && (
				<p className="userfeedback-compare__hint">
					{ sprintf(
						/* translators: %s: number of responses, such as 50,000. */
						__(
							'Only the newest %s responses of this range are compared.',
							'userfeedback'
						),
						formatNumber( comparison.newest )
					) }
				</p>
			) }
			{ comparison.groups.some(
				( { responses } ) => responses === 0
			) && (
				<p className="userfeedback-compare__hint">
					{ __(
						'A group has no responses in this range. Choose another group or a longer range.',
						'userfeedback'
					) }
				</p>
			) }
			<p className="userfeedback-compare__hint">
				{ __(
					'“Clear difference” marks what chance hardly explains: if the groups did not differ at all, at most 5 of 100 such comparisons would have any mark. So the more rows are compared, the larger a difference must be (Holm’s method).',
					'userfeedback'
				) }
			</p>
			{ comparison.questions.map( ( question ) => (
				<QuestionTable
					key={ question.id }
					question={ question }
					names={ names }
				/>
			) ) }
		</div>
	);
}

function QuestionTable( {
	question,
	names,
}: {
	question: Question;
	names: readonly string[];
} ) {
	const isFew = question.groups.some( ( group ) => group.is_few );
	return (
		<table className="userfeedback-compare__table">
			<caption dir="auto">{ question.title }</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Option', 'userfeedback' ) }</th>
					{ names.map( ( name ) => (
						<th key={ name } scope="col">
							<bdi>{ name }</bdi>
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				<Statistics question={ question } />
				{ question.options.map( ( option ) => (
					<tr key={ option.id }>
						<th scope="row">
							<bdi>
								{ question.type === 'star-rating'
									? starsLabel( option.label )
									: option.label }
							</bdi>{ ' ' }
							{ option.is_significant && <Difference /> }
						</th>
						{ option.groups.map( ( group, index ) => (
							<td key={ names[ index ] }>
								<span className="userfeedback-compare__bar">
									<span
										className={ `userfeedback-compare__fill is-${ index }` }
										style={ {
											inlineSize: `${
												group.share * 100
											}%`,
										} }
									/>
								</span>
								<span
									className="userfeedback-compare__share"
									dir="auto"
								>
									{ formatPercent( group.share ) }
								</span>{ ' ' }
								<span className="userfeedback-compare__count">
									{ formatNumber( group.count ) }
								</span>
							</td>
						) ) }
					</tr>
				) ) }
			</tbody>
			{ isFew && (
				<tfoot>
					<tr>
						<td colSpan={ 3 }>
							{ __(
								'A group has fewer than 30 answers: too few to tell a difference from chance.',
								'userfeedback'
							) }
						</td>
					</tr>
				</tfoot>
			) }
		</table>
	);
}

/** Score and average of both groups. */
function Statistics( { question }: { question: Question } ) {
	const scores = question.groups.map( ( { nps } ) => nps?.nps ?? null );
	const averages = question.groups.map( ( { average } ) => average );
	const isNps = scores.some( ( score ) => score !== null );
	const rows = [
		{
			label: __( 'NPS', 'userfeedback' ),
			values: scores,
			isMarked: isNps,
			// Not -0.
			format: ( score: number ) =>
				formatNumber( Math.round( score ) + 0 ),
		},
		{
			label: __( 'Average', 'userfeedback' ),
			values: averages,
			isMarked: ! isNps,
			format: formatDecimal,
		},
	];
	return rows
		.filter( ( { values } ) => values.some( ( value ) => value !== null ) )
		.map( ( { label, values, isMarked, format } ) => (
			<tr key={ label } className="userfeedback-compare__statistics">
				<th scope="row">
					{ label }{ ' ' }
					{ isMarked && question.is_significant && <Difference /> }
				</th>
				{ values.map( ( value, index ) => (
					<td key={ index === 0 ? 'a' : 'b' }>
						{ value === null ? (
							__( 'No answers', 'userfeedback' )
						) : (
							// The sign stays before the number.
							<span dir="auto">{ format( value ) }</span>
						) }
					</td>
				) ) }
			</tr>
		) );
}

/** Marks a difference that chance would not explain. */
function Difference() {
	return (
		<span className="userfeedback-compare__difference">
			{ __( 'Clear difference', 'userfeedback' ) }
		</span>
	);
}
