<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\Group;
use UserFeedback\Plugin;
use UserFeedback\Results\ResultsService;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\HttpAnswer;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\TestServer;
use UserFeedback\Tests\TestCase;

/**
 * Submissions over real HTTP: ways in, kinds of bodies, pages of other sites.
 */
#[Group( 'commits' )]
final class SubmissionHttpTest extends TestCase {

	use SurveyFixtures;

	private TestServer $server;

	protected function setUp(): void {
		parent::setUp();
		$this->server = TestServer::shared();
	}

	/** T29: the way in where the REST API is closed to visitors. */
	public function testAdminAjaxTakesTheSameAnswersAsTheRoute(): void {
		$survey     = $this->publishedSurvey();
		$draft      = $this->storedSurvey();
		$submission = $this->submission( $survey, [ 'q1' => 'Yes' ] );
		$path       = '/wp-admin/admin-ajax.php?action=userfeedback_submit&survey_id=';
		$ask        = fn ( int $id, array $body ): HttpAnswer => $this->server->session()->send(
			'POST',
			$path . $id,
			(string) wp_json_encode( (object) $body ),
			[ 'Content-Type' => 'application/json' ]
		);
		$answer     = $ask( $survey->id, $submission );
		self::assertSame( [ 201, $submission['submission_id'] ], [ $answer->status, json_decode( $answer->body, true )['data']['id'] ?? null ] );
		self::assertStringContainsString( 'no-store', $answer->headers['cache-control'] ?? '' );
		self::assertSame( 200, $ask( $survey->id, $submission )->status );

		$wrong = $ask( $survey->id, $this->submission( $survey, [ 'q1' => 'Maybe' ] ) );
		self::assertSame( [ 400, 'userfeedback_response_invalid' ], [ $wrong->status, $wrong->code() ] );
		$closed = $ask( $draft->id, $this->submission( $draft, [ 'q1' => 'Yes' ] ) );
		self::assertSame( [ 410, 'userfeedback_survey_closed' ], [ $closed->status, $closed->code() ] );
		self::assertSame( 404, $ask( 4711, $submission )->status );
		self::assertSame( 400, $ask( $survey->id, [] )->status );
		self::assertSame( 405, $this->server->session()->send( 'GET', $path . $survey->id )->status );
		self::assertSame( 1, $this->rows( 'responses' ) );
	}

	/** T61: whatever is answered, and whoever refuses it, WordPress' own check of the arguments included. */
	public function testNoAnswerMayBeKeptByACache(): void {
		$survey = $this->publishedSurvey();
		$path   = "/wp-json/userfeedback/v1/surveys/$survey->id";
		$calls  = [
			[ 201, 'POST', "$path/responses", $this->submission( $survey, [ 'q1' => 'Yes' ] ) ],
			[ 400, 'POST', "$path/responses", $this->submission( $survey, [ 'q1' => 'Maybe' ] ) ],
			[ 400, 'POST', "$path/responses", [ 'answers' => 7 ] ],
			[ 404, 'POST', '/wp-json/userfeedback/v1/surveys/4711/responses', $this->submission( $survey, [ 'q1' => 'Yes' ] ) ],
			[ 401, 'GET', "$path/results", [] ],
		];
		foreach ( $calls as [ $status, $method, $address, $body ] ) {
			$json   = $method === 'GET' ? '' : (string) wp_json_encode( $body );
			$answer = $this->server->session()->send( $method, $address, $json, [ 'Content-Type' => 'application/json' ] );
			self::assertSame( [ $status, 'no-store' ], [ $answer->status, $answer->headers['cache-control'] ?? '' ], "$method $address" );
		}
	}

	/** T68: a body of another kind is understood or refused, never half. */
	public function testBodiesOfOtherKindsAreUnderstoodOrRefused(): void {
		$survey = $this->publishedSurvey();
		$json   = (string) wp_json_encode( $this->submission( $survey, [ 'q1' => 'Yes' ] ) );
		$send   = fn ( string $body, string $type ): int => $this->server->session()->send(
			'POST',
			"/wp-json/userfeedback/v1/surveys/$survey->id/responses",
			$body,
			[ 'Content-Type' => $type ]
		)->status;
		self::assertSame( 400, $send( $json, 'text/plain' ), 'what a beacon of text would send' );
		self::assertSame( 400, $send( substr( $json, 0, 40 ), 'application/json' ), 'cut off' );
		self::assertSame( 400, $send( '[]', 'application/json' ) );
		self::assertSame( 400, $send( ' ', 'application/json' ) );
		self::assertSame( 0, $this->rows( 'responses' ) );

		$form = http_build_query( $this->submission( $survey, [ 'q1' => 'Yes' ] ) );
		self::assertSame( 201, $send( $form, 'application/x-www-form-urlencoded' ) );
		self::assertSame( 201, $send( $json, 'application/json; charset=utf-8' ) );
		self::assertSame( 2, Plugin::instance()->get( ResultsService::class )->ofSurvey( $survey->id, null )['total'] );
	}

	/** T28, T33: a page of another site, in the browser of an administrator, reads and changes nothing. */
	public function testAPageOfAnotherSiteReadsAndChangesNothing(): void {
		$survey  = $this->publishedSurvey();
		$admin   = $this->server->session( 1 );
		$foreign = [ 'Origin' => 'https://evil.example' ];
		$calls   = [
			[ 'GET', "/userfeedback/v1/surveys/$survey->id", [] ],
			[ 'GET', "/userfeedback/v1/surveys/$survey->id/responses", [] ],
			[ 'GET', "/userfeedback/v1/surveys/$survey->id/results", [] ],
			[ 'POST', "/userfeedback/v1/surveys/$survey->id", [ 'survey' => [ 'title' => 'Evil' ] ] ],
			[ 'POST', '/userfeedback/v1/surveys/trash', [ 'survey_ids' => [ $survey->id ] ] ],
		];
		foreach ( $calls as [ $method, $path, $body ] ) {
			$answer = $admin->rest( $method, $path, $body, $foreign );
			self::assertSame( [ 401, 'userfeedback_access_denied' ], [ $answer->status, $answer->code() ], "$method $path" );
			self::assertSame( 403, $admin->rest( $method, $path, $body, $foreign + [ 'X-WP-Nonce' => 'forged' ] )->status, "$method $path" );
		}
		self::assertSame( 'Commas', Plugin::instance()->get( SurveyService::class )->get( $survey->id )->title );
		self::assertSame( 'publish', Plugin::instance()->get( SurveyService::class )->get( $survey->id )->status );
	}
}
