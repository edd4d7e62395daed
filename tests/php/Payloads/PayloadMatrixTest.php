<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Payloads;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\SubmissionSchema;
use UserFeedback\Support\Cast;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\Canary;
use UserFeedback\Tests\Support\Leaves;
use UserFeedback\Tests\Support\Payload;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\Routes;
use UserFeedback\Tests\Support\SampleSurvey;
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

	/** Fields of a question that every type reads in the same way: they are tested with the first type. */
	private const OF_EVERY_TYPE = '~^(id|title|description|logic\b.*|settings\.(required|randomize|comment_box))$~';

	/** @var list<array{list<string|int>, array<mixed>}> See saves(). */
	private static array $saves = [];

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

	/** Otherwise the next test would prove nothing: each of its requests would be refused, whatever it sends. */
	public function testTheRequestsAreAcceptedWithoutABadValue(): void {
		$this->startSampleSurvey();
		$routes = $this->routes();
		$word   = Payload::text( Payload::MARK );
		foreach ( self::saves() as [ $path, $fields ] ) {
			$where = 'survey ' . implode( '.', $path );
			foreach ( self::savingRoutes( $path ) as $name => $status ) {
				$saved = $this->send( $routes[ $name ], [ 'survey' => $fields ], $word );
				self::assertSame( $status, $saved->get_status(), "$where: " . wp_json_encode( $this->body( $saved ) ) );
				if ( ! SampleSurvey::isText( Cast::at( $fields, ...array_map( strval( ... ), $path ) ) ) ) {
					continue;
				}
				$this->log->forget();
				$saved = $this->send( $routes[ $name ], [ 'survey' => Leaves::put( $fields, $path, $word->value ) ], $word );
				self::assertSame( $status, $saved->get_status(), "$where: " . wp_json_encode( $this->body( $saved ) ) );
				self::assertContains( $word->value, StoredTexts::marked( $this->log ), $where );
			}
		}
	}

	#[DataProvider( 'payloads' )]
	public function testWhatOwnersSave( Payload $payload ): void {
		$this->startSampleSurvey();
		$routes = $this->routes();
		foreach ( self::saves() as [ $path, $fields ] ) {
			$where = 'survey ' . implode( '.', $path );
			foreach ( array_keys( self::savingRoutes( $path ) ) as $name ) {
				$response = $this->send( $routes[ $name ], [ 'survey' => Leaves::put( $fields, $path, $payload->value ) ], $payload );
				$this->assertNamesTheField( $response, $path, "$name, $where" );
				$stored = $this->assertHolds( $response, $payload, "$name, $where" );
				$this->assertFits( $stored, $path, Cast::at( $fields, ...array_map( strval( ... ), $path ) ), "$name, $where" );
			}
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
	 * A stored draft with a harmless value in every field.
	 */
	private function startSampleSurvey(): void {
		$this->asAdmin();
		$fields       = [ 'questions' => SampleSurvey::asking( 0 ) ] + SampleSurvey::fields();
		$this->survey = Plugin::instance()->get( SurveyService::class )->create( $fields, get_current_user_id() )->survey;
		$this->log->forget();
	}

	/**
	 * A small request for each field of a survey: with a question of the type that has the field, or with the setting section.
	 *
	 * @return list<array{list<string|int>, array<mixed>}> Path of the field in the request, and the fields of the request.
	 */
	private static function saves(): array {
		if ( self::$saves !== [] ) {
			return self::$saves;
		}
		$sample = SampleSurvey::fields();
		foreach ( Leaves::of( SurveyFields::schema() ) as $path ) {
			$index = $path[0] === 'questions' ? (int) ( $path[1] ?? 0 ) : 0;
			if ( $index > 0 && preg_match( self::OF_EVERY_TYPE, implode( '.', array_slice( $path, 2 ) ) ) === 1 ) {
				continue;
			}
			$fields = [ 'questions' => SampleSurvey::asking( $index ) ];
			if ( $path[0] === 'questions' ) {
				$path = array_replace( $path, isset( $path[1] ) ? [ 1 => array_key_last( $fields['questions'] ) ] : [] );
			} else {
				$section = isset( $path[1] ) ? array_slice( $path, 0, 2 ) : $path;
				$fields  = Leaves::put( $fields, $section, Cast::at( $sample, ...array_map( strval( ... ), $section ) ) );
			}
			if ( preg_match( '/\.conditions\.0\.(value|condition)\.0$/', implode( '.', $path ) ) === 1 ) {
				$fields = Leaves::put( $fields, array_slice( $path, 0, -2 ), SampleSurvey::anyOf( (string) $path[ count( $path ) - 2 ] ) );
			}
			self::$saves[] = [ $path, $fields + [ 'title' => 'Text' ] ];
		}
		return self::$saves;
	}

	/**
	 * Both validate in the same way: a new survey is only sent for whole parts of it.
	 *
	 * @param list<string|int> $path
	 * @return array<string, int> Route → its status if it accepts the request.
	 */
	private static function savingRoutes( array $path ): array {
		return [ 'POST /surveys/{id}' => 200 ] + ( count( $path ) <= 2 ? [ 'POST /surveys' => 201 ] : [] );
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

	/**
	 * A refusal is for the bad value and for nothing else: it names the field, what is inside of it, or what directly holds it.
	 *
	 * @param list<string|int> $path
	 */
	private function assertNamesTheField( WP_REST_Response $response, array $path, string $where ): void {
		if ( $response->get_status() < 300 ) {
			return;
		}
		$body = $this->body( $response );
		$told = "$where: " . wp_json_encode( $body );
		self::assertSame( [ 400, 'userfeedback_survey_invalid' ], [ $response->get_status(), $body['code'] ], $told );
		$field  = self::fieldName( $path );
		$holder = self::fieldName( array_slice( $path, 0, -1 ) );
		foreach ( array_column( $body['data']['errors'], 'field' ) as $named ) {
			self::assertTrue( $named === $holder || preg_match( '/^' . preg_quote( $field, '/' ) . '([.\[]|$)/', $named ) === 1, $told );
		}
	}

	/**
	 * A field that is not for any text has stored none: a URL is one that a browser may open, and anything else a word.
	 *
	 * @param array<string, string> $stored Texts with the payload, by place.
	 * @param list<string|int>      $path
	 * @param mixed                 $harmless The value of the field in SampleSurvey.
	 */
	private function assertFits( array $stored, array $path, mixed $harmless, string $where ): void {
		if ( SampleSurvey::isText( $harmless ) || SampleSurvey::isSecret( $harmless ) ) {
			return;
		}
		$allowed = is_string( $harmless ) && str_starts_with( $harmless, 'http' ) ? '~^https?://~' : '/^[\w-]+$/';
		foreach ( $stored as $place => $text ) {
			if ( str_ends_with( $place, ' ' . implode( ' ', $path ) ) ) {
				self::assertMatchesRegularExpression( $allowed, $text, "$where: $place" );
			}
		}
	}

	/**
	 * @param list<string|int> $path
	 */
	private static function fieldName( array $path ): string {
		return (string) preg_replace( '/\.(\d+)(?=\.|$)/', '[$1]', implode( '.', $path ) );
	}

	/**
	 * @return array<string, string> What was stored of the payload, by place.
	 */
	private function assertHolds( WP_REST_Response $response, Payload $payload, string $where ): array {
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
		return $marked;
	}
}
