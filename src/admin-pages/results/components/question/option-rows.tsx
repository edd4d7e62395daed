import { VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber, formatPercent } from '@/lib/format';
import type { QuestionStats } from '@/survey-model';
import { OptionValue, optionLabel } from '../option-value';
import { EarlierLabels } from './earlier-labels';
import type { OptionOrder } from './option-order';
import { inOrder } from './option-order';
import { PercentAxis, ShareBar } from './share-bar';
import './bars.scss';

/** Characters of a label that fit beside its bar in a card of half the screen's width. */
const SHORT_LABEL = 24;

/** The class for the width of the labels. */
function layoutOf( { type, options }: QuestionStats ): string {
	if ( type === 'nps' ) {
		return 'has-numbers';
	}
	return options.some(
		( { value } ) => optionLabel( value ).length > SHORT_LABEL
	)
		? 'has-long-labels'
		: 'has-short-labels';
}

interface OptionRowsProps {
	stats: QuestionStats;
	order: OptionOrder;
	/** The address of the responses that chose an option, by its id; undefined if the user cannot filter them. */
	hrefOfOption?: ( ( id: string ) => string ) | undefined;
}

/** The options in a table with a bar in each row: a chart that is also accessible as text. */
export function OptionRows( { stats, order, hrefOfOption }: OptionRowsProps ) {
	const hasAnswers = stats.total_answers > 0;
	return (
		<table className={ `userfeedback-bars ${ layoutOf( stats ) }` }>
			<VisuallyHidden as="caption">
				{ sprintf(
					/* translators: %s: title of a question. */
					__( 'Answers to “%s”', 'userfeedback' ),
					stats.title
				) }
			</VisuallyHidden>
			<VisuallyHidden as="thead">
				<tr>
					<th scope="col">{ __( 'Option', 'userfeedback' ) }</th>
					<th scope="col">{ __( 'Answers', 'userfeedback' ) }</th>
					<th scope="col">{ __( 'Share', 'userfeedback' ) }</th>
					<th scope="col">
						{ __( 'Probable share (95%)', 'userfeedback' ) }
					</th>
				</tr>
			</VisuallyHidden>
			<tbody>
				{ inOrder( stats, order ).map( ( option ) => {
					const { id, value, count, share, retired, low, high } =
						option;
					const href = count > 0 && hrefOfOption?.( id );
					const content = (
						<OptionValue type={ stats.type } value={ value } />
					);
					return (
						<tr
							key={ id }
							className={ retired ? 'is-retired' : undefined }
						>
							<th scope="row">
								{ href ? (
									<a
										className="userfeedback-bars__option"
										href={ href }
									>
										{ content }
									</a>
								) : (
									<span className="userfeedback-bars__option">
										{ content }
									</span>
								) }
								{ retired && (
									<span className="userfeedback-bars__note">
										{ __(
											'No longer asked',
											'userfeedback'
										) }
									</span>
								) }
								{ option.wordings && (
									<EarlierLabels labels={ option.wordings } />
								) }
							</th>
							<td className="userfeedback-bars__count">
								{ formatNumber( count ) }
							</td>
							<td className="userfeedback-bars__share">
								<span dir="auto">
									{ formatPercent( share ) }
								</span>
							</td>
							<td className="userfeedback-bars__interval">
								{ hasAnswers && (
									<span dir="auto">
										{ sprintf(
											/* translators: a range. 1: lowest percentage, 2: highest percentage. */
											__( '%1$s–%2$s', 'userfeedback' ),
											formatPercent( low ),
											formatPercent( high )
										) }
									</span>
								) }
							</td>
							<td
								className="userfeedback-bars__track"
								aria-hidden="true"
							>
								<ShareBar
									share={ share }
									interval={
										hasAnswers ? { low, high } : undefined
									}
								/>
							</td>
						</tr>
					);
				} ) }
			</tbody>
			<PercentAxis />
		</table>
	);
}
