import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { Card } from '@/components/card';
import { Moment } from '@/components/moment';
import { NOTHING, formatList, formatNumber } from '@/lib/format';
import { store as importsStore } from '@/stores/imports';
import type {
	FileImport,
	ImportSample,
	ImportedQuestion,
} from '@/survey-model';
import { QuestionTypeIcon } from '../../editor/question-types/icon';
import { linesText } from '../texts';
import { ScrollTable } from './scroll-table';
import { typeLabel } from './type-label';

/** How many options of a question are listed. */
const OPTIONS = 6;

/** `11 questions`. */
function questionsText( count: number ): string {
	return sprintf(
		/* translators: %s: number of questions. */
		_n( '%s question', '%s questions', count, 'userfeedback' ),
		formatNumber( count )
	);
}

function Options( { options }: { options: readonly string[] } ) {
	const shown = options.slice( 0, OPTIONS );
	const more = options.length - shown.length;
	return (
		<ul className="userfeedback-import-question__options">
			{ shown.map( ( option, index ) => (
				<li key={ index } dir="auto">
					{ option }
				</li>
			) ) }
			{ more > 0 && (
				<li className="is-more">
					{ sprintf(
						/* translators: %s: number of further options. */
						_n( '%s more', '%s more', more, 'userfeedback' ),
						formatNumber( more )
					) }
				</li>
			) }
		</ul>
	);
}

function Question( { type, title, options, answered }: ImportedQuestion ) {
	return (
		<li className="userfeedback-import-question">
			<QuestionTypeIcon type={ type } />
			<div>
				<p className="userfeedback-import-question__title" dir="auto">
					{ title }
				</p>
				<p className="userfeedback-import-question__type">
					{ answered === null
						? typeLabel( type )
						: sprintf(
								/* translators: 1: name of a type of question, 2: number of answers. */
								_n(
									'%1$s, %2$s answer',
									'%1$s, %2$s answers',
									answered,
									'userfeedback'
								),
								typeLabel( type ),
								formatNumber( answered )
							) }
				</p>
				{ options.length > 0 && <Options options={ options } /> }
			</div>
		</li>
	);
}

function valueText( value: ImportSample[ 'answers' ][ number ][ 'value' ] ) {
	if ( value === null || value === '' ) {
		return NOTHING;
	}
	return Array.isArray( value ) ? formatList( value ) : String( value );
}

/** The first lines of the file, as responses. */
function Responses( { questions, sample }: FileImport ) {
	return (
		<ScrollTable
			className="is-sample"
			label={ __( 'The first responses', 'userfeedback' ) }
		>
			<thead>
				<tr>
					<th scope="col" className="is-number">
						{ __( 'Line', 'userfeedback' ) }
					</th>
					<th scope="col">{ __( 'Date', 'userfeedback' ) }</th>
					{ questions.map( ( { id, title } ) => (
						<th key={ id } scope="col" className="is-text">
							<span dir="auto">{ title }</span>
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ sample.map( ( { line, date, answers, problem } ) => (
					<tr key={ line }>
						<th scope="row" className="is-number">
							{ formatNumber( line ) }
						</th>
						{ problem === null ? (
							<>
								<td>
									{ date === null ? (
										__( 'Now', 'userfeedback' )
									) : (
										<Moment at={ date } />
									) }
								</td>
								{ questions.map( ( { id } ) => (
									<td key={ id } className="is-text">
										<span dir="auto">
											{ valueText(
												answers.find(
													( { question_id: of } ) =>
														of === id
												)?.value ?? null
											) }
										</span>
									</td>
								) ) }
							</>
						) : (
							<td
								colSpan={ questions.length + 1 }
								className="is-problem"
							>
								{ sprintf(
									/* translators: %s: why a line of a file is left out. */
									__( 'Left out: %s', 'userfeedback' ),
									problem
								) }
							</td>
						) }
					</tr>
				) ) }
			</tbody>
		</ScrollTable>
	);
}

/** What the current mapping would make. Nothing of it is stored. */
export function ImportPreview( { item }: { item: FileImport } ) {
	const { id, questions, lines, sample } = item;
	const isStale = useSelect(
		( select ) => select( importsStore ).isStale( id ),
		[ id ]
	);
	return (
		<Card title={ __( 'Preview', 'userfeedback' ) }>
			<div aria-busy={ isStale }>
				<Announced
					className="userfeedback-import-preview__summary"
					isSilentAtFirst
				>
					{ isStale
						? __( 'Updating the preview…', 'userfeedback' )
						: sprintf(
								/* translators: 1: `11 questions`, 2: `1,129 lines`. */
								__(
									'The survey will have %1$s. The file has %2$s. Nothing has been stored yet.',
									'userfeedback'
								),
								questionsText( questions.length ),
								linesText( lines )
							) }
				</Announced>
				<div className="userfeedback-import-preview__parts">
					<ol
						className="userfeedback-import-preview__questions"
						aria-label={ __( 'Questions', 'userfeedback' ) }
					>
						{ questions.map( ( question ) => (
							<Question key={ question.id } { ...question } />
						) ) }
					</ol>
					{ questions.length > 0 && sample.length > 0 && (
						<Responses { ...item } />
					) }
				</div>
			</div>
		</Card>
	);
}
