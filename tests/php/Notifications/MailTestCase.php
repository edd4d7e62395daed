<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications;

use UserFeedback\Database\OutboxWorker;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\SmtpServer;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Emails about responses, received by a real SMTP server.
 */
abstract class MailTestCase extends TestCase {

	use SurveyFixtures;

	protected SmtpServer $server;

	protected function setUp(): void {
		parent::setUp();
		$this->server = SmtpServer::start();
	}

	protected function tearDown(): void {
		$this->server->stop();
		parent::tearDown();
	}

	protected function surveyNotifying( string $addresses, string $title = 'Commas' ): Survey {
		return $this->publishedSurvey(
			[
				'title'         => $title,
				'notifications' => $this->notifications( $addresses ),
			]
		);
	}

	/**
	 * @return array<string, mixed> The notifications of a survey.
	 */
	protected function notifications( string $addresses, bool $active = true ): array {
		return [
			'email' => [
				'active'    => $active,
				'addresses' => $addresses,
			],
		];
	}

	/**
	 * Runs the jobs that are due.
	 *
	 * @return array{done: int, failed: int}
	 */
	protected function work(): array {
		return Plugin::instance()->get( OutboxWorker::class )->run();
	}

	/**
	 * A header of each email that arrived.
	 *
	 * @return list<string>
	 */
	protected function headers( string $name ): array {
		return array_map( static fn ( array $mail ) => self::header( $name, $mail['headers'] ), $this->server->mails() );
	}

	/**
	 * @param string $headers Of one email.
	 */
	protected static function header( string $name, string $headers ): string {
		self::assertSame( 1, preg_match_all( "/^$name: (.*)$/mi", $headers, $found ), "$name in $headers" );
		return iconv_mime_decode( trim( $found[1][0] ), 0, 'UTF-8' ) ?: '';
	}

	/**
	 * Answers a survey as a visitor.
	 *
	 * @param array<string, string|null> $values By question.
	 */
	protected function answer( Survey $survey, array $values ): void {
		$response = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $this->submission( $survey, $values ) );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $this->body( $response ) ) );
	}
}
