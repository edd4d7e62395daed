<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Payloads;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Plugin;
use UserFeedback\Support\Cast;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\Canary;
use UserFeedback\Tests\Support\Leaves;
use UserFeedback\Tests\Support\Payload;
use UserFeedback\Tests\Support\PayloadRequests;
use UserFeedback\Tests\Support\SampleSurvey;
use UserFeedback\Tests\Support\StoredTexts;
use UserFeedback\Tests\Support\SurveyFields;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * Every bad value in every field of a survey that its owner saves, each in a request that is valid but for this value. It is refused with the name of
 * the field, or kept as it was typed in a field for any text.
 */
final class SurveyPayloadTest extends TestCase {

	use PayloadRequests;

	/** Fields of a question that every type reads in the same way: they are tested with the first type. */
	private const OF_EVERY_TYPE = '~^(id|title|description|logic\b.*|settings\.(required|randomize|comment_box))$~';

	/** @var list<array{list<string|int>, array<mixed>}> See saves(). */
	private static array $saves = [];

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		$this->listen();
		$fields       = [ 'questions' => SampleSurvey::asking( 0 ) ] + SampleSurvey::fields();
		$this->survey = Plugin::instance()->get( SurveyService::class )->create( $fields, get_current_user_id() )->survey;
		$this->log->forget();
	}

	protected function tearDown(): void {
		self::assertSame( [], Canary::$sang );
		parent::tearDown();
	}

	/** Otherwise the next test would prove nothing: each of its requests would be refused, whatever it sends. */
	public function testTheRequestsAreAcceptedWithoutABadValue(): void {
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
}
