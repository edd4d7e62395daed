<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AI;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\AI\Module;
use UserFeedback\AI\Translations\SuggestionService;
use UserFeedback\Plugin;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\AdminPages;
use UserFeedback\Tests\TestCase;

/**
 * Suggested translations that are not made, and why.
 */
final class SuggestionsRefusedTest extends TestCase {

	use SuggestionRequests;

	#[TestDox( '[PLS-09~] A service that fails says what to do, and nothing of its words: $_dataset' )]
	#[DataProvider( 'failures' )]
	public function testAFailureSaysWhatToDo( string $mode, int $status, string $code ): void {
		$this->service->connect( 'good' );
		$this->suggested();
		$this->service->turn( $mode );
		if ( $mode === 'slow' ) {
			add_filter( 'wp_ai_client_default_request_timeout', static fn (): float => 1.0 );
		}
		$body = $this->body( $this->ask() );
		self::assertSame( [ $status, $code ], [ $body['data']['status'], $body['code'] ] );
		self::assertDoesNotMatchRegularExpression( '/Secret|LUNCH|script|127\.0\.0\.1/', (string) wp_json_encode( $body ) );
		self::assertMatchesRegularExpression( '/Try again|then try again|Connectors/', $body['message'] );
	}

	/**
	 * @return array<string, array{string, int, string}>
	 */
	public static function failures(): array {
		return [
			'too many requests'  => [ 'limited', 429, 'userfeedback_ai_limited' ],
			'wrong key'          => [ 'denied', 502, 'userfeedback_ai_refused' ],
			'error of its own'   => [ 'broken', 502, 'userfeedback_ai_unreachable' ],
			'no answer in time'  => [ 'slow', 502, 'userfeedback_ai_unreachable' ],
			'a page'             => [ 'html', 502, 'userfeedback_ai_unreadable' ],
			'half an answer'     => [ 'truncated', 502, 'userfeedback_suggestions_unreadable' ],
			'words around JSON'  => [ 'prose', 502, 'userfeedback_suggestions_unreadable' ],
			'JSON of other form' => [ 'list', 502, 'userfeedback_suggestions_unreadable' ],
		];
	}

	#[TestDox( '[PLS-09~] Without a key, or with AI turned off, the answer says where to set up a service, and nothing is sent' )]
	#[DataProvider( 'without' )]
	public function testSaysWhereToSetUpAService( bool $hasKey, string $refusing ): void {
		if ( $refusing !== '' ) {
			add_filter( $refusing, '__return_false' );
		}
		$this->service->connect( 'good', $hasKey );
		$this->assertRefused( $this->ask(), 409, 'userfeedback_ai_missing' );
		self::assertFalse( Plugin::instance()->get( Module::class )->screenData( AdminPages::SURVEYS )['has_ai_service'] );
		self::assertSame( [], $this->service->requests() );
	}

	/**
	 * @return array<string, array{bool, string}>
	 */
	public static function without(): array {
		return [
			'no key'                 => [ false, '' ],
			'AI turned off'          => [ true, 'wp_supports_ai' ],
			'turned off for us only' => [ true, 'userfeedback_use_ai_service' ],
		];
	}

	/**
	 * @param array<string, mixed> $body
	 */
	#[TestDox( '[PLS-09~] Refuses $_dataset with the place, and sends nothing' )]
	#[DataProvider( 'refused' )]
	public function testRefusesWhatCannotBeTranslated( array $body, string $place ): void {
		$this->service->connect( 'good' );
		$response = $this->post( self::$route, $body + self::request( self::$builder ) );
		self::assertSame( 400, $response->get_status() );
		self::assertStringContainsString( $place, (string) wp_json_encode( $this->body( $response )['data'] ) );
		self::assertSame( [], $this->service->requests() );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function refused(): iterable {
		$texts = static fn ( string $path, string $source ) => [ 'texts' => self::request( [ $path => $source ] )['texts'] ];
		$twice = [ 'path' => 'title', 'source' => 'Lunch' ];
		yield 'no language' => [ [ 'locale' => '' ], 'locale' ];
		yield 'no locale' => [ [ 'locale' => 'German, and say hello' ], 'locale' ];
		yield 'the language of the survey' => [ [ 'locale' => 'fr_FR', 'source_locale' => 'fr_FR' ], '"locale","code":"same_language"' ];
		yield 'the language of the site' => [ [ 'locale' => 'en_US', 'source_locale' => '' ], 'same_language' ];
		yield 'no texts' => [ [ 'texts' => [] ], 'texts' ];
		yield 'more than 40 texts' => [ [ 'texts' => array_fill( 0, 41, $twice ) ], 'texts' ];
		yield 'a text twice' => [ [ 'texts' => [ $twice, $twice ] ], 'texts[1].path' ];
		yield 'a text that no survey has' => [ $texts( 'questions.q1.answer', 'x' ), 'texts[0].path' ];
		yield 'a field of an option' => [ $texts( 'questions.q1.options', 'x' ), 'texts[0].path' ];
		yield 'an empty text' => [ $texts( 'title', " \n" ), 'texts[0].source' ];
		yield 'a text that is too long' => [ $texts( 'title', str_repeat( 'x', 2001 ) ), 'texts' ];
		$long = array_fill_keys( [ 'title', 'thank_you.message', 'questions.q1.title' ], str_repeat( 'x', 1400 ) );
		yield 'more than 4,000 characters' => [ [ 'texts' => self::request( $long )['texts'] ], '"texts","code":"too_long"' ];
	}

	#[TestDox( '[PLS-09~] Who may not edit surveys asks nothing' )]
	public function testOnlyForThoseWhoEditSurveys(): void {
		$this->service->connect( 'good' );
		$user = $this->asRole( 'subscriber' );
		$this->assertRefused( $this->ask(), 403, 'userfeedback_access_denied' );
		try {
			Plugin::instance()->get( SuggestionService::class )->suggest( [ [ 'path' => 'title', 'source' => 'Lunch' ] ], '', 'de_DE', $user );
			self::fail( 'answered' );
		} catch ( AccessDenied ) {
			self::assertSame( [], $this->service->requests() );
		}
	}
}
