import { speak } from '@wordpress/a11y';
import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { testWebhook } from '@/stores/webhooks-api';
import type { Delivery } from '@/survey-model';
import type { WebhookWork } from './use-webhook-work';

interface WebhookTestProps {
	surveyId: number;
	/** Whether the URL on screen is not the saved one. */
	isChanged: boolean;
	work: WebhookWork;
}

/** Sends example answers and says what the receiver answered. */
export function WebhookTest( { surveyId, isChanged, work }: WebhookTestProps ) {
	const [ tested, setTested ] = useState< Delivery >();

	async function test(): Promise< void > {
		setTested( undefined );
		const delivery = await work.run( 'test', () =>
			testWebhook( surveyId )
		);
		if ( delivery ) {
			setTested( delivery );
			speak( outcome( delivery ), 'assertive' );
		}
	}
	return (
		<div className="userfeedback-webhook__part">
			<h3>{ __( 'Test', 'userfeedback' ) }</h3>
			<p>
				{ isChanged
					? __(
							'A test goes to the saved URL. Save the survey to test the new one.',
							'userfeedback'
						)
					: __(
							'Sends example answers to each question. Nothing is stored as a response.',
							'userfeedback'
						) }
			</p>
			<Button
				__next40pxDefaultSize
				accessibleWhenDisabled
				variant="secondary"
				isBusy={ work.running === 'test' }
				disabled={ isChanged || work.running === 'test' }
				onClick={ () => void test() }
			>
				{ __( 'Send a test', 'userfeedback' ) }
			</Button>
			{ tested && (
				<Notice
					status={ tested.status === 'sent' ? 'success' : 'error' }
					onRemove={ () => setTested( undefined ) }
					// It was spoken when it came.
					spokenMessage=""
					className="userfeedback-webhook__notice"
				>
					{ outcome( tested ) }
				</Notice>
			) }
		</div>
	);
}

function outcome( { status, http_status, problem }: Delivery ): string {
	return status === 'sent'
		? sprintf(
				/* translators: %d: an HTTP status code, such as 200. */
				__( 'The receiver accepted it (status %d).', 'userfeedback' ),
				http_status
			)
		: problem;
}
