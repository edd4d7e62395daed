<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings\Control;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Votes\VoteAccess;
use UserFeedback\PostRatings\Votes\VoterKeys;
use UserFeedback\PostRatings\Votes\VoterRequest;
use UserFeedback\PostRatings\Votes\VoteService;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Tests\Support\Payload;
use UserFeedback\Tests\Support\RatingPages;
use UserFeedback\Tests\TestCase;

/**
 * Rating without scripts: the form is sent to the page's own URL.
 */
final class FormPostTest extends TestCase {

	use RatingPages;

	private const LOW  = [ 'is_on' => true, 'up_to' => 2, 'question' => 'What was missing?' ];
	private const HIGH = [ 'is_on' => true, 'from' => 4, 'text' => 'Tell others.', 'link_label' => 'Review', 'url' => 'https://example.org/' ];

	private int $id;

	protected function setUp(): void {
		parent::setUp();
		$this->useClassicTheme();
		$this->id                   = $this->ratedPost( [ 'post_title' => 'Form' ] );
		$_SERVER['HTTP_USER_AGENT'] = 'Lynx';
	}

	#[TestDox( '[RAT-04~] a vote without scripts is stored, and leads to a page that shows it with the thank-you message' )]
	public function testVote(): void {
		$sent = $this->send( [ 'value' => '4' ] );
		self::assertSame( '→ ' . home_url( "/?p=$this->id&userfeedback_rated=$this->id" ), $sent );
		self::assertSame( [ [ '4', 'publish' ] ], $this->stored() );

		$this->recognise();
		$page = $this->visit( [ 'p' => $this->id, 'userfeedback_rated' => $this->id ] );
		self::assertStringContainsString( 'role="status">Thank you for your rating.</p>', $page );
		self::assertMatchesRegularExpression( '/value="4" required checked/', $page );
		self::assertStringContainsString( '>4.0 out of 5<', $page );
		self::assertStringContainsString( '>1 rating<', $page );
		self::assertArrayHasKey( 'noindex', apply_filters( 'wp_robots', [] ) );

		// The page that caches keep says nothing of it.
		$page = $this->visit( [ 'p' => $this->id ] );
		self::assertStringNotContainsString( 'Thank you', $page = preg_replace( '/ data-\w+="[^"]*"/', '', $page ) ?? '' );
		self::assertStringNotContainsString( 'checked', $page );
	}

	#[TestDox( '[RAT-04~] who votes again without scripts changes the vote' )]
	public function testChange(): void {
		$this->send( [ 'value' => '4' ] );
		$this->send( [ 'value' => '2' ] );
		self::assertSame( [ [ '2', 'publish' ] ], $this->stored() );
		self::assertSame( [ 1, 2 ], $this->totals( $this->id ) );
	}

	public function testVoteFromArchiveLeadsBackToTheArchive(): void {
		$sent = $this->visit( [ 's' => 'Form', 'utm' => 'a b' ], $this->fields( [ 'value' => '5' ] ) );
		self::assertSame( '→ ' . home_url( "/?s=Form&utm=a+b&userfeedback_rated=$this->id" ), $sent );
	}

	public function testRedirectStaysOnTheSite(): void {
		$this->goTo( [ 'p' => $this->id ] );
		add_action( 'parse_request', static fn () => $_SERVER['REQUEST_URI'] = '//evil.example/x' );
		self::assertStringStartsWith( '→ ' . home_url( '/evil.example/x?' ), $this->send( [ 'value' => '4' ] ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function refusals(): iterable {
		$choose = 'Choose one of the ratings that the page offers.';
		yield 'no value' => [ [ 'value' => null ], $choose ];
		yield 'too high' => [ [ 'value' => '6' ], $choose ];
		yield 'zero' => [ [ 'value' => '0' ], $choose ];
		yield 'a fraction' => [ [ 'value' => '4.5' ], $choose ];
		yield 'a power' => [ [ 'value' => '1e0' ], $choose ];
		yield 'a space' => [ [ 'value' => ' 4' ], $choose ];
		yield 'a list' => [ [ 'value' => [ '4' ] ], $choose ];
		$again = 'This page was out of date, so nothing was stored. Please send it once more.';
		yield 'an old token' => [ [ 'nonce' => '1.0123456789abcdef0123' ], $again ];
		yield 'no token' => [ [ 'nonce' => null ], $again ];
	}

	/** @param array<string, mixed> $fields */
	#[TestDox( '[RAT-04~] refused without scripts, told at the control: $_dataName' )]
	#[DataProvider( 'refusals' )]
	public function testRefusal( array $fields, string $message ): void {
		$page = $this->send( $fields + [ 'value' => '3' ] );
		self::assertStringContainsString( ' is-error" role="status">' . esc_html( $message ), $page );
		self::assertSame( [], $this->stored() );
		// The next attempt succeeds: the page has a fresh token.
		$token = Plugin::instance()->get( VoteAccess::class )->token( $this->id );
		self::assertStringContainsString( "name=\"userfeedback_rating_nonce\" value=\"$token\"", $page );
	}

	public function testRefusalHasItsStatus(): void {
		$statuses = [];
		$note     = static function ( string $header, int $status ) use ( &$statuses ): string {
			$statuses[] = $status;
			return $header;
		};
		add_filter( 'status_header', $note, 10, 2 );
		$this->send( [ 'value' => '6' ] );
		$this->send( [ 'value' => '5', 'nonce' => 'x' ] );
		self::assertSame( [ 400, 403 ], array_values( array_diff( $statuses, [ 200 ] ) ) );
	}

	#[TestDox( '[RAT-04~] a filled hidden field is a signal of a program, a missing time is none without scripts' )]
	public function testSignals(): void {
		$this->send( [ 'value' => '4', 'website' => 'x' ] );
		self::assertSame( [ [ '4', 'publish' ] ], $this->stored() );

		// A token that a refusal carried is another signal.
		$_SERVER['HTTP_USER_AGENT'] = 'Robot';
		$nonce                      = Plugin::instance()->get( VisitorToken::class )->create( $this->id, 2, VoteAccess::TOKEN_ACTION );
		$this->send( [ 'value' => '1', 'nonce' => $nonce, 'website' => 'x' ] );
		self::assertSame( [ [ '4', 'publish' ], [ '1', 'spam' ] ], $this->stored() );
	}

	public function testPostThatCannotBeRatedIsRefused(): void {
		$draft = $this->ratedPost( [ 'post_status' => 'draft' ] );
		$page  = $this->visit( [ 'p' => $this->id ], [ 'userfeedback_rating_post' => (string) $draft ] + $this->fields( [ 'value' => '3' ] ) );
		self::assertStringNotContainsString( 'is-error', $page );
		self::assertSame( [], $this->ratings( $draft ) );
	}

	#[TestDox( '[PLS-11~] a low vote without scripts brings the comment box, a high one the invitation; a comment is stored once' )]
	public function testCommentAndInvitation(): void {
		$this->ratingSettings( [ 'low_comment' => self::LOW, 'high_invitation' => self::HIGH ] );
		self::assertSame( [ false, false ], $this->offered( $this->visit( [ 'p' => $this->id ] ) ) );

		$this->send( [ 'value' => '4' ] );
		$this->recognise();
		self::assertSame( [ false, true ], $this->offered( $this->confirmation() ) );

		$this->send( [ 'value' => '2' ] );
		self::assertSame( [ true, false ], $this->offered( $this->confirmation() ) );

		// What was typed stays.
		$long = str_repeat( '[x] </textarea>', 100 );
		$page = $this->send( [ 'action' => 'comment', 'comment' => $long ] );
		self::assertSame( [ true, false ], $this->offered( $page ) );
		self::assertStringContainsString( 'Use at most 1000 characters.', $page );
		self::assertStringContainsString( esc_textarea( str_replace( '[', '', $long ) ), str_replace( '&#91;', '', $page ) );

		$sent = $this->send( [ 'action' => 'comment', 'comment' => "Too <b>short</b>,\nsaid O'Neil" ] );
		self::assertStringEndsWith( "userfeedback_rated=$this->id-comment", $sent );
		self::assertSame( "Too <b>short</b>,\nsaid O'Neil", $this->ratings( $this->id )[0]['comment'] );
		$page = $this->visit( [ 'p' => $this->id, 'userfeedback_rated' => "$this->id-comment" ] );
		self::assertStringContainsString( 'role="status">Thank you. Your comment was sent.<', $page );
		self::assertSame( [ false, false ], $this->offered( $page ) );
	}

	/**
	 * A shortcode in what was typed is not run when the control is in a block.
	 */
	public function testTypedShortcodeIsNotRun(): void {
		$this->ratingSettings( [ 'low_comment' => self::LOW ] );
		add_shortcode( 'userfeedback_canary', static fn () => 'CANARY' );
		$this->send( [ 'value' => '1' ] );
		$page = $this->send( [ 'action' => 'comment', 'comment' => str_repeat( '[userfeedback_canary]', 60 ) ] );
		remove_shortcode( 'userfeedback_canary' );
		self::assertStringContainsString( 'userfeedback_canary]', $page );
		self::assertStringNotContainsString( 'CANARY', do_shortcode( $page ) );
	}

	public function testConfirmationOfSomebodyElseSaysNothingOfVisitors(): void {
		$this->send( [ 'value' => '4' ] );
		$page = $this->confirmation();
		self::assertStringNotContainsString( 'checked', $page );
		$other = $this->ratedPost();
		foreach ( [ '0', '-1', 'x', '"><script>', '999999999999999999999', "$this->id ", "$other-comment-comment" ] as $forged ) {
			$page = $this->visit( [ 'p' => $other, 'userfeedback_rated' => $forged ] );
			self::assertStringContainsString( 'role="status"></p>', $page, $forged );
			self::assertStringNotContainsString( '<script', $page );
		}
	}

	public function testPayloadsComeBackEscaped(): void {
		$this->ratingSettings( [ 'low_comment' => self::LOW ] );
		$this->send( [ 'value' => '1' ] );
		foreach ( Payload::texts() as $name => $payload ) {
			$text = $payload->value;
			self::assertIsString( $text );
			$page = $this->send( [ 'action' => 'comment', 'nonce' => 'old', 'comment' => $text ] );
			self::assertStringContainsString( '>' . strtr( esc_textarea( $text ), [ '[' => '&#91;' ] ) . '</textarea>', $page, (string) $name );
		}
	}

	/**
	 * @param array<string, mixed> $fields By name without the prefix; null leaves out.
	 */
	private function send( array $fields ): string {
		return $this->visit( [ 'p' => $this->id ], $this->fields( $fields ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	private function fields( array $fields ): array {
		$token = Plugin::instance()->get( VoteAccess::class )->token( $this->id );
		$all   = $fields + [ 'action' => 'vote', 'post' => (string) $this->id, 'nonce' => $token, 'website' => '' ];
		$sent  = [];
		foreach ( array_filter( $all, static fn ( mixed $value ) => $value !== null ) as $name => $value ) {
			$sent[ "userfeedback_rating_$name" ] = $value;
		}
		return $sent;
	}

	/**
	 * The browser sends the cookie from now on.
	 */
	private function recognise(): void {
		$plugin = Plugin::instance();
		$vote   = $plugin->get( VoteService::class )->vote(
			$this->id,
			(int) $this->ratings( $this->id )[0]['value'],
			$plugin->get( VoterRequest::class )->voter( hasScripts: false ),
			$plugin->get( VoteAccess::class )->token( $this->id )
		);

		$_COOKIE[ VoterRequest::COOKIE ] = $vote->cookie;
		self::assertNotNull( $plugin->get( VoterKeys::class )->ofCookie( $vote->cookie ) );
	}

	private function confirmation(): string {
		return $this->visit( [ 'p' => $this->id, 'userfeedback_rated' => $this->id ] );
	}

	/**
	 * @return array{bool, bool} Whether the comment box and the invitation are shown.
	 */
	private function offered( string $page ): array {
		$isShown = static fn ( string $pattern ) => preg_match( $pattern, $page, $tag ) === 1 && ! str_contains( $tag[0], ' hidden' );
		return [ $isShown( '/<form[^>]+data-action="comment"[^>]*>/' ), $isShown( '/<p class="userfeedback-rating__invitation"[^>]*>/' ) ];
	}

	/**
	 * @return list<array{string|null, string|null}>
	 */
	private function stored(): array {
		return array_map( static fn ( array $row ) => [ $row['value'], $row['status'] ], $this->ratings( $this->id ) );
	}
}
