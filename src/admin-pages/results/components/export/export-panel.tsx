import { Button, CheckboxControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { daysText } from '@/components/date-range/range-text';
import { describeError } from '@/lib/describe-error';
import { goTo } from '@/lib/go-to';
import { toApiError } from '@/stores/api';
import { store as exportsStore } from '@/stores/exports';
import type { ExportOptions } from '@/stores/exports-api';
import type { ExportMenuProps } from '../export-menu';
import { ExportList } from './export-list';

type Format = ExportOptions[ 'format' ];

interface ExportPanelProps extends Omit< ExportMenuProps, 'label' > {
	onClose: () => void;
}

/** The panel of the export menu: the formats, and the exports in the background. */
export function ExportPanel( { onClose, ...wanted }: ExportPanelProps ) {
	const { startExport } = useDispatch( exportsStore );
	const [ busy, setBusy ] = useState< Format >();
	const [ error, setError ] = useState( '' );
	const [ hasOptionColumns, setOptionColumns ] = useState( false );
	const [ isQueued, setIsQueued ] = useState( false );

	async function start( format: Format ): Promise< void > {
		setBusy( format );
		setError( '' );
		try {
			const url = await startExport( {
				...toOptions( wanted, format ),
				...( hasOptionColumns && { option_columns: true } ),
			} );
			if ( url === '' ) {
				setIsQueued( true );
			} else {
				// The browser saves the file and stays on the page.
				goTo( url );
				onClose();
			}
		} catch ( thrown ) {
			setError( describeError( toApiError( thrown ) ) );
		}
		setBusy( undefined );
	}

	const formats: [ Format, string, string ][] = [
		[
			'xlsx',
			__( 'Excel workbook', 'userfeedback' ),
			__( '.xlsx, also for other spreadsheets', 'userfeedback' ),
		],
		[
			'csv',
			__( 'CSV', 'userfeedback' ),
			__( '.csv, for other programs', 'userfeedback' ),
		],
		[
			'json',
			__( 'JSON', 'userfeedback' ),
			__( '.json, for developers', 'userfeedback' ),
		],
	];
	return (
		<div
			className="userfeedback-export__panel"
			role="dialog"
			aria-label={ __( 'Export Results', 'userfeedback' ) }
		>
			<p className="userfeedback-export__hint">
				{ contentText( wanted ) }
			</p>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __(
					'One column for each option of multiple choice questions',
					'userfeedback'
				) }
				checked={ hasOptionColumns }
				onChange={ setOptionColumns }
			/>
			<div className="userfeedback-export__formats">
				{ formats.map( ( [ format, name, hint ] ) => (
					<Button
						key={ format }
						className="userfeedback-export__format"
						isBusy={ busy === format }
						disabled={ busy !== undefined }
						accessibleWhenDisabled
						onClick={ () => void start( format ) }
					>
						<span>{ name }</span>
						<span className="userfeedback-export__hint">
							{ hint }
						</span>
					</Button>
				) ) }
			</div>
			{ error !== '' && (
				<Announced className="userfeedback-export__error" isUrgent>
					{ error }
				</Announced>
			) }
			{ isQueued && (
				<Announced className="userfeedback-export__note">
					{ __(
						'This is a large export, so it is prepared in the background. You can leave this page. If it takes longer than two minutes, you get an email when it is ready.',
						'userfeedback'
					) }
				</Announced>
			) }
			<ExportList />
		</div>
	);
}

/** What the file will contain. */
function contentText( {
	range,
	filter,
	questionId,
}: Omit< ExportMenuProps, 'label' > ): string {
	const days =
		range === undefined || range === 'all'
			? __( 'All time', 'userfeedback' )
			: daysText( range.from, range.to );
	if ( questionId !== undefined ) {
		return sprintf(
			/* translators: %s: a range of dates. */
			__( 'Answers to this question · %s', 'userfeedback' ),
			days
		);
	}
	if ( filter !== undefined && Object.keys( filter ).length > 0 ) {
		return sprintf(
			/* translators: %s: a range of dates. */
			__( 'Responses that match the filters · %s', 'userfeedback' ),
			days
		);
	}
	return sprintf(
		/* translators: %s: a range of dates. */
		__( 'All responses · %s', 'userfeedback' ),
		days
	);
}

function toOptions(
	{ surveyId, range, filter, questionId }: Omit< ExportMenuProps, 'label' >,
	format: Format
): ExportOptions {
	return {
		survey_id: surveyId,
		format,
		...( questionId !== undefined && { question_id: questionId } ),
		...( range !== undefined &&
			range !== 'all' && { start: range.from, end: range.to } ),
		...( filter !== undefined && { filter } ),
	};
}
