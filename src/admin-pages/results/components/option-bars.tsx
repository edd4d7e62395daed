import { VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber, formatPercent } from '../../../components/format';
import type { QuestionStats } from '../../../survey-model';
import { share } from '../../../survey-model';
import { OptionValue, optionLabel } from './option-value';

/** The options in a table with a bar in each row: a chart that is also accessible as text. */
export function OptionBars( { stats }: { stats: QuestionStats } ) {
	return (
		<table
			className={
				stats.type === 'nps'
					? 'userfeedback-bars is-scale'
					: 'userfeedback-bars'
			}
		>
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
				</tr>
			</VisuallyHidden>
			<tbody>
				{ stats.options.map( ( { value, count, retired } ) => {
					const part = share( count, stats.total_answers );
					return (
						<tr
							key={ optionLabel( value ) }
							className={ retired ? 'is-retired' : undefined }
						>
							<th scope="row">
								<OptionValue
									type={ stats.type }
									value={ value }
								/>
								{ retired && (
									<span className="userfeedback-bars__note">
										{ __(
											'No longer asked',
											'userfeedback'
										) }
									</span>
								) }
							</th>
							<td className="userfeedback-bars__count">
								{ formatNumber( count ) }
							</td>
							<td className="userfeedback-bars__share">
								{ formatPercent( part ) }
							</td>
							<td
								className="userfeedback-bars__track"
								aria-hidden="true"
							>
								<span
									style={ { inlineSize: `${ part * 100 }%` } }
								/>
							</td>
						</tr>
					);
				} ) }
			</tbody>
		</table>
	);
}
