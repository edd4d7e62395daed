import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { Card } from '@/components/card';
import { getAdminData } from '@/lib/admin-data';
import { FileArea } from './file-area';
import { exportHints, sizeText } from './texts';
import { useUpload } from './use-upload';

const title = () => __( 'Answers from another tool (CSV)', 'userfeedback' );

function Words() {
	return (
		<p>
			{ __(
				'A file with answers becomes a survey with its responses: each column is a question, each line a response. Dates and skipped answers are kept. You check the columns before anything is stored.',
				'userfeedback'
			) }
		</p>
	);
}

/** Where the tools that are recognised have their exports. */
function Hints() {
	return (
		<details className="userfeedback-imports__hints">
			<summary>
				{ __(
					'How to get the file from SurveyMonkey, Typeform, Google Forms or Formbricks',
					'userfeedback'
				) }
			</summary>
			<dl>
				{ exportHints().map( ( { tool, hint } ) => (
					<div key={ tool }>
						<dt>{ tool }</dt>
						<dd>{ hint }</dd>
					</div>
				) ) }
			</dl>
		</details>
	);
}

/** Takes a file with answers. */
export function AnswersCard( { maxBytes }: { maxBytes: number } ) {
	const { sending, refusal, send } = useUpload( maxBytes );
	return (
		<Card title={ title() }>
			<div className="userfeedback-imports__source">
				<Words />
				{ refusal !== undefined && (
					<Notice
						key={ refusal }
						className="userfeedback-import__failure"
						status="error"
						isDismissible={ false }
					>
						{ refusal }
					</Notice>
				) }
				<FileArea
					accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
					isBusy={ sending !== undefined }
					text={ __( 'Choose a CSV file', 'userfeedback' ) }
					busyText={ __( 'Sending…', 'userfeedback' ) }
					onFile={ ( file ) => void send( file ) }
				>
					{ sending === undefined ? (
						<p>
							{ sprintf(
								/* translators: %s: a size such as `8 MB`. */
								__(
									'CSV separated by commas, semicolons or tabs, at most %s.',
									'userfeedback'
								),
								sizeText( maxBytes )
							) }
						</p>
					) : (
						<Announced dir="auto">
							{ sprintf(
								/* translators: %s: name of a file. */
								__(
									'Sending %s to your site…',
									'userfeedback'
								),
								sending
							) }
						</Announced>
					) }
				</FileArea>
				<Hints />
			</div>
		</Card>
	);
}

/** In place of it for users who may not import answers. */
export function NoAnswersCard() {
	return (
		<Card title={ title() }>
			<div className="userfeedback-imports__source">
				<Words />
				<p className="userfeedback-imports__missing">
					{ __(
						'You may not import answers: only users who manage UserFeedback may. Ask an administrator of this site.',
						'userfeedback'
					) }
				</p>
			</div>
		</Card>
	);
}

/** Whether the current user may import answers. */
export const mayImport = (): boolean => getAdminData().capabilities.manage;
