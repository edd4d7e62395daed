<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications\Webhooks;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Json;

/**
 * The recipes of docs/guides/integrations.md do what is written there, for a server that stands for each service.
 */
final class IntegrationsGuideTest extends WebhookTestCase {

	private const GUIDE = __DIR__ . '/../../../../docs/guides/integrations.md';

	#[TestDox( 'Slack gets a text in which nothing that a visitor typed is a command' )]
	public function testSlack(): void {
		$this->useRecipe( 'Slack', 'https://hooks.slack.com/' );
		$this->answer( $this->surveyWithWebhook( null, [ 'title' => 'A & B' ] ), [ 'q1' => 'Yes', 'q2' => '<!channel> & <https://x.example|y>' ] );
		$this->work();
		$sent = $this->sent();
		self::assertSame( [ 'text' ], array_keys( $sent ) );
		$lines = explode( "\n", $sent['text'] );
		self::assertSame( [ 'A &amp; B', 'Question q1?: Yes' ], array_slice( $lines, 0, 2 ) );
		self::assertSame( 'Question q2?: &lt;!channel&gt; &amp; &lt;https://x.example|y&gt;', $lines[2] );
		self::assertMatchesRegularExpression( '~^<http://[^|>]+&route=/survey/\d+/responses/\d+\|Read the response>$~', $lines[3] );
	}

	#[TestDox( 'a mailing list gets who agreed, and nothing of others' )]
	public function testMailingList(): void {
		self::assertTrue( defined( 'BREVO_API_KEY' ) || define( 'BREVO_API_KEY', 'xkeysib-1' ) );
		$this->useRecipe( 'A mailing list', 'https://api.brevo.com/' );
		$email  = [
			'type'   => 'email',
			'config' => [ 'include_name' => true ],
		];
		$agree  = $this->radio( 'q2', [ 'Yes, send me news', 'No' ] );
		$survey = $this->surveyWithWebhook( null, [ 'questions' => [ $email + $this->text( 'q1' ), $agree ] ] );
		$this->subscribe( $survey, 'No' );
		$this->subscribe( $survey, 'Yes, send me news' );
		self::assertSame( 2, $this->work()['done'] );
		self::assertCount( 1, $this->server->requests() );
		self::assertSame( [ 'xkeysib-1' ], $this->received( 'api-key' ) );
		$contact = [
			'email'         => 'ada@example.com',
			'attributes'    => [ 'FIRSTNAME' => 'Ada' ],
			'listIds'       => [ 2 ],
			'updateEnabled' => true,
		];
		self::assertSame( $contact, $this->sent() );
		self::assertEqualsCanonicalizing( [ 'sent', 'stopped' ], $this->statuses( $survey ) );
	}

	#[TestDox( 'a spreadsheet gets a row with a column for each question' )]
	public function testSpreadsheet(): void {
		self::assertTrue( defined( 'AIRTABLE_TOKEN' ) || define( 'AIRTABLE_TOKEN', 'pat1' ) );
		$this->useRecipe( 'A spreadsheet', 'https://api.airtable.com/' );
		$this->answer( $this->surveyWithWebhook(), [ 'q1' => 'Yes', 'q2' => null ] );
		$this->work();
		self::assertSame( [ 'Bearer pat1' ], $this->received( 'authorization' ) );
		[ 'records' => [ [ 'fields' => $fields ] ] ] = $this->sent();
		self::assertSame( [ 'Date', 'Response', 'Question q1?', 'Question q2?' ], array_keys( $fields ) );
		self::assertSame( [ 'Yes', '' ], [ $fields['Question q1?'], $fields['Question q2?'] ] );
	}

	#[TestDox( 'n8n can check the signature with the function of the guide' )]
	public function testSignature(): void {
		$survey = $this->surveyWithWebhook();
		$secret = $this->newSecret( $survey );
		$this->answer( $survey, [ 'q1' => 'Yes', 'q2' => 'Größe' ] );
		$this->work();
		[ $request ] = $this->server->requests();
		self::assertTrue( $this->isGenuine( $secret, $request['headers'], $request['body'] ) );
		self::assertFalse( $this->isGenuine( $secret, $request['headers'], $request['body'] . ' ' ) );
		self::assertFalse( $this->isGenuine( $secret, [ 'webhook-timestamp' => '1' ] + $request['headers'], $request['body'] ) );
	}

	private function useRecipe( string $heading, string $origin ): void {
		$file = (string) tempnam( sys_get_temp_dir(), 'recipe' );
		$code = $this->code( 'php', "### $heading\n" );
		self::assertStringContainsString( "'$origin'", $code );
		file_put_contents( $file, "<?php\n" . str_replace( $origin, "http://127.0.0.2:{$this->server->port}/", $code ) );
		require $file;
		unlink( $file );
	}

	private function code( string $language, string $after ): string {
		$part = strstr( (string) file_get_contents( self::GUIDE ), $after );
		self::assertSame( 1, preg_match( "/^```$language\n(.+?)^```/ms", (string) $part, $found ), $after );
		return $found[1] ?? '';
	}

	/**
	 * @return array<string, mixed>
	 */
	private function sent(): array {
		return Json::decode( $this->server->requests()[0]['body'] );
	}

	private function subscribe( Survey $survey, string $agrees ): void {
		$answers = [
			[
				'question_id' => 'q1',
				'value'       => 'ada@example.com',
				'extra'       => [ 'name' => 'Ada' ],
			],
			[
				'question_id' => 'q2',
				'value'       => $agrees,
			],
		];
		$body    = [ 'answers' => $answers ] + $this->submission( $survey, [] );
		self::assertSame( 201, $this->post( self::SURVEYS . "/$survey->id/responses", $body )->get_status() );
	}

	/**
	 * @param array<string, string> $headers
	 */
	private function isGenuine( string $secret, array $headers, string $body ): bool {
		$check   = 'process.exit( isGenuine( ...JSON.parse( process.argv[ 1 ] ) ) ? 0 : 3 );';
		$script  = $this->code( 'js', "## Check the signature\n" ) . $check;
		$process = proc_open( [ 'node', '-e', $script, (string) wp_json_encode( [ $secret, $headers, $body ] ) ], [], $pipes );
		self::assertIsResource( $process );
		$code = proc_close( $process );
		self::assertContains( $code, [ 0, 3 ] );
		return $code === 0;
	}
}
