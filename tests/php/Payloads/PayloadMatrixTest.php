<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Payloads;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\SubmissionSchema;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\Canary;
use UserFeedback\Tests\Support\Leaves;
use UserFeedback\Tests\Support\Payload;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\Routes;
use UserFeedback\Tests\Support\StoredTexts;
use UserFeedback\Tests\Support\SurveyFields;
use UserFeedback\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Every bad value in every field of every route: it is refused with a code or kept as it was typed, and never runs. Fields come from
 * the schemas, so that a new one joins by itself.
 */
final class PayloadMatrixTest extends TestCase {

	use AddOnQuestions;

	private const HEADERS = [ 'HTTP_USER_AGENT', 'HTTP_REFERER', 'HTTP_X_FORWARDED_FOR', 'HTTP_CLIENT_IP', 'HTTP_ACCEPT_LANGUAGE', 'HTTP_COOKIE' ];

	private QueryLog $log;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => PHP_INT_MAX, 'too_many' => PHP_INT_MAX ] );
		Canary::listen();
		$this->log    = QueryLog::start();
		$this->survey = $this->publishedSurvey(
			[
				'questions' => [
					$this->radio( 'q1', [ 'Yes', 'No' ], [ 'settings' => $this->withComments() ] ),
					$this->text( 'q2' ),
					$this->stars( 'q3', $this->withComments() ),
				],
			]
		);
	}

	protected function tearDown(): void {
		self::assertSame( [], Canary::$sang );
		parent::tearDown();
	}

	#[DataProvider( 'payloads' )]
	public function testWhatVisitorsSend( Payload $payload ): void {
		$base  = $this->submission( $this->survey, [ 'q2' => 'Hello', 'q1' => 'Yes' ] );
		$paths = Leaves::of( SubmissionSchema::submission() );
		// An address is only kept when it is one of this site.
		$value = $payload->value;
		if ( is_string( $value ) ) {
			$base['page_submitted']['url'] = home_url( '/' . $value );
		}
		foreach ( self::HEADERS as $header ) {
			$_SERVER[ $header ] = is_string( $value ) ? $value : 'x';
		}
		$route = $this->routes()['POST /surveys/{id}/responses'];
		foreach ( $paths as $path ) {
			$sent     = [ 'submission_id' => wp_generate_uuid4() ] + $base;
			$response = $this->send( $route, Leaves::put( $sent, $path, $value ), $payload );
			$this->assertHolds( $response, $payload, 'submission ' . implode( '.', $path ) );
		}
		// The first answer is that of a text; the same beside a choice and beside stars, which have room for comments.
		$inAnswers = array_filter( $paths, static fn ( array $path ) => array_intersect( $path, [ 'value', 'extra' ] ) !== [] );
		foreach ( [ 'q1' => 'Yes', 'q3' => 4 ] as $id => $answer ) {
			foreach ( $inAnswers as $path ) {
				$sent = $this->submission( $this->survey, [ $id => $answer ] );
				$this->assertHolds( $this->send( $route, Leaves::put( $sent, $path, $value ), $payload ), $payload, "$id " . implode( '.', $path ) );
			}
		}
		foreach ( [ 'impression', 'progress' ] as $action ) {
			$route = $this->routes()[ "POST /surveys/{id}/$action" ];
			$nonce = Plugin::instance()->get( VisitorToken::class )->create( $this->survey->id, $this->survey->revision, $action );
			foreach ( Leaves::of( Leaves::schema( $route->args ) ) as $path ) {
				$sent = Leaves::put( [ 'nonce' => $nonce, 'event' => 'reached', 'question_id' => 'q1' ], $path, $value );
				$this->assertHolds( $this->send( $route, $sent, $payload ), $payload, "$action " . implode( '.', $path ) );
			}
		}
	}

	#[DataProvider( 'payloads' )]
	public function testWhatOwnersSave( Payload $payload ): void {
		$this->asAdmin();
		$types = array_values( QuestionTypes::core()->all() );
		$base  = $this->surveyInput( [ 'questions' => [] ] );
		foreach ( $types as $index => $type ) {
			$base['questions'][] = $type->name() === 'text'
				? $this->text( "q$index" )
				: $this->radio( "q$index", [ 'Yes', 'No' ], [ 'type' => $type->name() ] );
		}
		$create = $this->routes()['POST /surveys'];
		$update = $this->routes()['POST /surveys/{id}'];
		foreach ( Leaves::of( SurveyFields::schema() ) as $path ) {
			$where = 'survey ' . implode( '.', $path );
			$this->assertHolds( $this->send( $create, [ 'survey' => Leaves::put( $base, $path, $payload->value ) ], $payload ), $payload, $where );
			$changes = [ 'survey' => Leaves::put( array_intersect_key( $base, [ $path[0] => 1 ] ), $path, $payload->value ) ];
			$this->assertHolds( $this->send( $update, $changes, $payload ), $payload, $where );
		}
	}

	#[DataProvider( 'payloads' )]
	public function testWhatOwnersAsk( Payload $payload ): void {
		$this->asAdmin();
		foreach ( $this->routes() as $name => $route ) {
			foreach ( Leaves::of( Leaves::schema( $route->args ) ) as $path ) {
				$sent = Leaves::put( $route->body( $this->survey->id ), $path, $payload->value );
				$this->assertHolds( $this->send( $route, $sent, $payload ), $payload, "$name " . implode( '.', $path ) );
			}
		}
	}

	/** What is refused above could be refused for a wrong reason: these fields take any text. */
	#[DataProvider( 'texts' )]
	public function testWhatPeopleTypeIsKept( Payload $payload ): void {
		$this->asAdmin();
		$text   = (string) $payload->value;
		$input  = $this->surveyInput(
			[
				'title'     => $text,
				'questions' => [
					$this->radio( 'q1', [ $text, 'No' ], [ 'title' => $text, 'settings' => $this->withComments() ] ),
					$this->text( 'q2' ),
				],
				'settings'  => [ 'thank_you' => [ 'type' => 'message', 'message' => $text ] ],
				'status'    => 'publish',
			]
		);
		$saved  = $this->body( $this->post( '/userfeedback/v1/surveys', [ 'survey' => $input ] ) );
		$survey = Plugin::instance()->get( SurveyService::class )->get( (int) $saved['id'] );
		self::assertSame( [ $payload->line, $payload->lines ], [ $survey->title, $survey->settings['thank_you']['message'] ] );
		self::assertSame( [ $payload->line, 'No' ], $survey->questions[0]->options() );

		$answer                           = $this->submission( $survey, [ 'q1' => $survey->questions[0]->options()[0], 'q2' => $text ] );
		$answer['page_submitted']['name'] = $text;

		$answer['answers'][0]['extra'] = [ 'comments' => $text ];
		$sent = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $answer );
		self::assertSame( 201, $sent->get_status(), (string) wp_json_encode( $this->body( $sent ) ) );
		$list = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/responses" ) )['items'];
		self::assertStringEndsWith( "(title as sent: “{$payload->line}”)", $list[0]['page_submitted']['name'] );
		$response = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/responses/{$list[0]['id']}" ) );
		self::assertSame( [ [ $payload->line ], [ $payload->line ] ], array_column( $response['answers'], 'value' ) );
		self::assertSame( $payload->lines, $response['answers'][0]['extra']['comments'] );
	}

	/**
	 * @return iterable<string, array{Payload}>
	 */
	public static function payloads(): iterable {
		foreach ( Payload::all() as $name => $payload ) {
			yield $name => [ $payload ];
		}
	}

	/**
	 * @return iterable<string, array{Payload}>
	 */
	public static function texts(): iterable {
		foreach ( Payload::texts() as $name => $payload ) {
			yield $name => [ $payload ];
		}
	}

	/**
	 * @return array<string, bool>
	 */
	private function withComments(): array {
		/** @var array<string, bool> $settings */
		$settings = $this->text( 'q' )['settings'];
		return [ 'comment_box' => true ] + $settings;
	}

	/**
	 * @return array<string, Routes>
	 */
	private function routes(): array {
		// The index of the namespace is WordPress' own, and fails by itself on ?context[].
		return array_diff_key( Routes::all(), [ 'GET ' => true ] );
	}

	/**
	 * @param array<mixed> $data
	 */
	private function send( Routes $route, array $data, Payload $payload ): WP_REST_Response {
		$request = new WP_REST_Request( $route->verb, $route->path( [ 'id' => $this->survey->id ] ) );
		if ( $route->verb === 'GET' ) {
			$request->set_query_params( $data );
		} elseif ( $payload->isRaw ) {
			$request->set_header( 'Content-Type', 'application/x-www-form-urlencoded' );
			$request->set_body_params( $data );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $data, 0, 200 ) );
		}
		return $this->dispatch( $request );
	}

	private function assertHolds( WP_REST_Response $response, Payload $payload, string $where ): void {
		$status = $response->get_status();
		if ( $status >= 300 ) {
			self::assertContains( $status, [ 400, 403, 404, 409, 410, 413 ], $where );
			self::assertMatchesRegularExpression( '/^(userfeedback|rest)_[a-z_]+$/', (string) $this->body( $response )['code'], $where );
		}
		$marked = StoredTexts::marked( $this->log );
		$this->log->assertValuesAreQuoted( $where );
		foreach ( $marked as $place => $stored ) {
			if ( preg_match( '/^pages \d+ url$/', $place ) === 1 ) {
				self::assertTrue( str_starts_with( $stored, home_url( '/' ) ), $where );
				self::assertDoesNotMatchRegularExpression( '/[<>"\s`\x00-\x1f]/', $stored, $where );
				continue;
			}
			self::assertTrue( $payload->isKeptAs( $stored ), "$where: $place holds $stored" );
		}
		// Spam and figures of earlier requests are no business of the next one.
		self::assertSame( [], Canary::$sang, $where );
	}
}
