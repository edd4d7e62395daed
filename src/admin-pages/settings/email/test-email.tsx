import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { Card } from '@/components/card';
import { describeError } from '@/lib/describe-error';
import { toApiError } from '@/stores/api';
import { store as settingsStore } from '@/stores/settings';

/** What came of a test. */
interface Outcome {
	/** The number of the test: a repeated message is announced again. */
	attempt: number;
	isSent: boolean;
	text: string;
}

/** Sends a test email, and shows what the mail server said. */
export function TestEmail() {
	const { testEmail } = useDispatch( settingsStore );
	const isDirty = useSelect(
		( select ) => select( settingsStore ).isDirty(),
		[]
	);
	const [ isBusy, setBusy ] = useState( false );
	const [ outcome, setOutcome ] = useState< Outcome >();

	async function test(): Promise< void > {
		const attempt = ( outcome?.attempt ?? 0 ) + 1;
		setBusy( true );
		setOutcome( undefined );
		try {
			const address = await testEmail();
			const text = sprintf(
				/* translators: %s: an email address. */
				__(
					'Your mail server accepted the email to %s. If it does not arrive, look into the spam folder.',
					'userfeedback'
				),
				address
			);
			setOutcome( { attempt, isSent: true, text } );
		} catch ( thrown ) {
			const text = describeError( toApiError( thrown ) );
			setOutcome( { attempt, isSent: false, text } );
		} finally {
			setBusy( false );
		}
	}

	return (
		<Card title={ __( 'Test email', 'userfeedback' ) }>
			<p className="userfeedback-settings__intro">
				{ isDirty
					? __(
							'Save your changes first: the test uses the saved settings.',
							'userfeedback'
						)
					: __(
							'Sends an email to your own address and shows what the mail server said.',
							'userfeedback'
						) }
			</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy || isDirty }
				accessibleWhenDisabled
				onClick={ () => void test() }
			>
				{ __( 'Send a test email', 'userfeedback' ) }
			</Button>
			{ outcome && (
				<div className="userfeedback-test-email">
					<Banner
						key={ outcome.attempt }
						status={ outcome.isSent ? 'success' : 'error' }
						onClose={ () => setOutcome( undefined ) }
					>
						{ outcome.text }
					</Banner>
				</div>
			) }
		</Card>
	);
}
