<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings\Control;

use DOMDocument;
use DOMElement;
use DOMXPath;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Control\RatingContext;
use UserFeedback\PostRatings\Control\RatingControl;
use UserFeedback\PostRatings\Control\RatingState;
use UserFeedback\PostRatings\Control\RatingTexts;
use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\Tests\TestCase;

/**
 * The control's HTML. Browsers and src/post-ratings are tested with the same HTML (tests/unit/post-ratings, tests/e2e/post-ratings.spec.ts).
 */
final class RatingControlTest extends TestCase {

	private DOMXPath $page;

	#[TestDox( '[RAT-04~] a form without scripts has a labelled radio button for each rating, a question, and what the server needs' )]
	public function testFormForAllVisitors(): void {
		$this->show( [ 'rating_question' => 'Was <b>this</b> useful?' ], self::context( new RatingStatistics( 10, 3700 ) ) );

		self::assertSame( 'Was <b>this</b> useful?', $this->text( '//form//fieldset/legend' ) );
		$names = [];
		foreach ( $this->all( '//fieldset//label[input[@type="radio" and @name="userfeedback_rating_value"]]' ) as $label ) {
			$names[ $label->getElementsByTagName( 'input' )->item( 0 )?->getAttribute( 'value' ) ?? '' ] = trim( $label->textContent );
		}
		self::assertSame( [ 1 => '1 star', 2 => '2 stars', 3 => '3 stars', 4 => '4 stars', 5 => '5 stars' ], $names );
		self::assertSame( 'post', $this->one( '//form[1]' )->getAttribute( 'method' ) );
		self::assertSame( '#userfeedback-rating-7', $this->one( '//form[1]' )->getAttribute( 'action' ) );
		self::assertSame( '7', $this->field( 'post' ) );
		self::assertSame( '1.token', $this->field( 'nonce' ) );
		self::assertSame( '', $this->field( 'website' ) );
		self::assertSame( 'Rate', $this->text( '//form[1]//button[@type="submit"]' ) );
		self::assertCount( 0, $this->all( '//input[@checked]' ), 'Pages are the same for all visitors.' );
		self::assertSame( '', $this->text( '//*[@role="status"]' ) );
	}

	#[TestDox( '[RAT-04~] the average fills its stars in proportion: 3.7 of 5 are 74 %' )]
	public function testAverageAndCount(): void {
		$this->show( [], self::context( new RatingStatistics( 1234, 1234 * 370 ) ) );
		self::assertSame( '3.7 out of 5', $this->text( self::withClass( 'figure' ) ) );
		self::assertSame( '1,234 ratings', $this->text( self::withClass( 'count' ) ) );
		self::assertSame( 'inline-size:74%', $this->one( self::withClass( 'fill' ) . '/span' )->getAttribute( 'style' ) );

		$this->show( [ 'show_rating' => 'no' ], self::context( new RatingStatistics( 1, 500 ) ) );
		self::assertCount( 0, $this->all( self::withClass( 'average' ) ) );
		self::assertSame( '1 rating', $this->text( self::withClass( 'count' ) ) );

		$this->show( [ 'show_vote_count' => 'no' ], self::context( new RatingStatistics( 3, 1330 ) ) );
		self::assertSame( '4.4 out of 5', $this->text( self::withClass( 'figure' ) ) );
		self::assertCount( 0, $this->all( self::withClass( 'count' ) ) );

		$this->show( [], self::context( RatingStatistics::none() ) );
		self::assertSame( '', $this->text( self::withClass( 'figure' ) ) );
		self::assertSame( 'No ratings yet', $this->text( self::withClass( 'count' ) ) );

		$this->show( [ 'show_rating' => 'no', 'show_vote_count' => 'no' ], self::context( new RatingStatistics( 3, 1330 ) ) );
		self::assertCount( 0, $this->all( self::withClass( 'result' ) ) );
	}

	public function testThumbsShowShareOfTheUpperOne(): void {
		// Three up, one down.
		$this->show( [ 'icon_id' => 'thumbs' ], self::context( new RatingStatistics( 4, 1600 ) ) );
		self::assertSame( '75% liked it', $this->text( self::withClass( 'figure' ) ) );
		self::assertCount( 2, $this->all( '//input[@type="radio"]' ) );
		self::assertCount( 0, $this->all( self::withClass( 'fill' ) ) );
	}

	#[TestDox( '[RAT-04~] the share of thumbs up comes from the sum, not from the rounded average: 2 of 3 are 67 %' )]
	public function testSharesOfThumbsAreNotRoundedTwice(): void {
		$shares = [];
		foreach ( [ [ 2, 3 ], [ 1, 3 ], [ 99, 100 ], [ 1, 100 ], [ 199, 200 ], [ 999, 1000 ], [ 1, 1000 ], [ 7, 7 ], [ 0, 7 ] ] as [ $up, $all ] ) {
			$this->show( [ 'icon_id' => 'thumbs' ], self::context( new RatingStatistics( $all, 500 * $up + 100 * ( $all - $up ) ) ) );
			$shares[ "$up of $all" ] = $this->text( self::withClass( 'figure' ) );
		}
		self::assertSame(
			[
				'2 of 3'      => '67% liked it',
				'1 of 3'      => '33% liked it',
				'99 of 100'   => '99% liked it',
				'1 of 100'    => '1% liked it',
				'199 of 200'  => '99% liked it',
				'999 of 1000' => '99% liked it',
				'1 of 1000'   => '1% liked it',
				'7 of 7'      => '100% liked it',
				'0 of 7'      => '0% liked it',
			],
			$shares
		);
	}

	#[TestDox( '[RAT-04~] the answer to a vote has no number that the owner does not show' )]
	public function testTextsOfAnswer(): void {
		$shown = static fn ( array $settings ) => RatingTexts::shown(
			new RatingStatistics( 10, 3300 ),
			RatingSettings::of( RatingSettingsReader::over( $settings ) )
		);
		self::assertSame( [ 'average' => '3.3 out of 5', 'count' => '10 ratings', 'fill' => '66%' ], $shown( [] ) );
		self::assertSame( [ 'average' => '', 'count' => '10 ratings', 'fill' => '' ], $shown( [ 'show_rating' => 'no' ] ) );
		self::assertSame( [ 'average' => '3.3 out of 5', 'count' => '', 'fill' => '66%' ], $shown( [ 'show_vote_count' => 'no' ] ) );
	}

	public function testNamesTheSiteToTheScriptOnlyInAFolderOfTheHost(): void {
		self::assertStringNotContainsString( 'data-site', $this->html( [], self::context( RatingStatistics::none() ) ) );
		add_filter( 'option_home', static fn () => 'https://example.org/blog', 99 );
		self::assertMatchesRegularExpression( '/ data-site="[0-9a-f]{8}"/', $this->html( [], self::context( RatingStatistics::none() ) ) );
		self::assertStringNotContainsString( 'data-site', $this->html( [], null ), 'a preview stores nothing' );
	}

	public function testSeveralControlsOfPostShareNoIds(): void {
		$settings = [ 'low_comment' => [ 'is_on' => true, 'up_to' => 2, 'question' => 'Why?' ] ];
		$html     = $this->html( $settings, self::context( RatingStatistics::none() ) )
			. $this->html( $settings, new RatingContext( RatingStatistics::none(), '1.token', '/', 2 ) );
		preg_match_all( '/ id="([^"]+)"/', $html, $ids );
		self::assertSame( array_values( array_unique( $ids[1] ) ), $ids[1] );
		self::assertContains( 'userfeedback-rating-7-2', $ids[1] );
	}

	#[TestDox( '[PLS-11~] a low rating brings the comment box, a high one the invitation, and neither comes before' )]
	public function testCommentAndInvitation(): void {
		$settings = [
			'low_comment'     => [ 'is_on' => true, 'up_to' => 2, 'question' => 'What was "missing"?' ],
			'high_invitation' => [
				'is_on'      => true,
				'from'       => 4,
				'text'       => 'Tell <others>:',
				'link_label' => 'Review us',
				'url'        => 'https://example.org/?a=1&b=2',
			],
		];
		foreach ( [ [ null, false, false ], [ 2, true, false ], [ 3, false, false ], [ 4, false, true ] ] as [ $value, $box, $invitation ] ) {
			$state = new RatingState( $value, 'Thanks', asksComment: $box, invites: $invitation );
			$this->show( $settings, self::context( RatingStatistics::none(), $state ) );
			self::assertSame( ! $box, $this->one( '//form[@data-action="comment"]' )->hasAttribute( 'hidden' ), "comment after $value" );
			self::assertSame( ! $invitation, $this->one( self::withClass( 'invitation' ) )->hasAttribute( 'hidden' ), "invitation after $value" );
		}
		self::assertSame( 'What was "missing"?', $this->text( '//form[@data-action="comment"]/label[@for]' ) );
		$link = $this->one( self::withClass( 'invitation' ) . '/a' );
		self::assertSame( [ 'https://example.org/?a=1&b=2', 'noopener' ], [ $link->getAttribute( 'href' ), $link->getAttribute( 'rel' ) ] );
		self::assertSame( 'Review us', $link->textContent );

		$this->show( [], self::context( RatingStatistics::none(), new RatingState( 1, 'Thanks', asksComment: true, invites: true ) ) );
		self::assertCount( 1, $this->all( '//form' ), 'Both are off by default.' );
		self::assertCount( 0, $this->all( self::withClass( 'invitation' ) ) );
	}

	public function testShowsOwnRatingMessageAndTypedComment(): void {
		$settings = [ 'low_comment' => [ 'is_on' => true, 'up_to' => 2, 'question' => 'Why?' ] ];
		$state    = new RatingState( 2, 'Too <long>', true, '</textarea><script>x</script>', true );
		$this->show( $settings, self::context( RatingStatistics::none(), $state ) );
		self::assertSame( '2', $this->one( '//input[@checked]' )->getAttribute( 'value' ) );
		self::assertSame( 'Too <long>', $this->text( '//*[@role="status"]' ) );
		self::assertSame( '</textarea><script>x</script>', $this->text( '//textarea' ) );
		self::assertCount( 0, $this->all( '//script' ) );
	}

	/**
	 * The page on which src/post-ratings is tested (tests/unit/post-ratings): two controls of one post.
	 */
	public function testFixtureForScripts(): void {
		$high     = [ 'is_on' => true, 'from' => 4, 'text' => 'Tell others.', 'link_label' => 'Review', 'url' => 'https://example.org/' ];
		$settings = [
			'low_comment'     => [ 'is_on' => true, 'up_to' => 2, 'question' => 'What was missing?' ],
			'high_invitation' => $high,
		];
		$html     = '';
		foreach ( [ 1, 2 ] as $number ) {
			$url     = 'https://example.org/wp-json/userfeedback/v1/posts/7/rating';
			$context = new RatingContext( new RatingStatistics( 10, 3700 ), '1.token', $url, $number );
			$html   .= str_replace( '><', ">\n<", $this->html( $settings, $context ) ) . "\n";
		}
		self::assertStringEqualsFile( dirname( __DIR__, 3 ) . '/fixtures/rating-control.html', $html );
	}

	public function testPreviewSendsNothing(): void {
		$this->show( [ 'show_uf_logo' => 'yes', 'text_color' => '#112233', 'font' => [ 'value' => '700', 'family' => 'Open Sans' ] ], null );
		self::assertCount( 0, $this->all( '//form' ) );
		self::assertCount( 0, $this->all( '//*[@data-url]' ) );
		self::assertSame( '3.7 out of 5', $this->text( self::withClass( 'figure' ) ) );
		$style = $this->one( '//div[@id]' )->getAttribute( 'style' );
		self::assertStringContainsString( '--userfeedback-rating-text:#112233;', $style );
		self::assertStringContainsString( '--userfeedback-rating-font:"Open Sans";--userfeedback-rating-weight:700;', $style );
		self::assertSame( 'Ratings by UserFeedback', $this->text( self::withClass( 'brand' ) ) );
	}

	/**
	 * @param array<string, mixed> $settings Changes of the defaults.
	 */
	private function show( array $settings, ?RatingContext $context ): void {
		$document = new DOMDocument();
		libxml_use_internal_errors( true );
		self::assertTrue( $document->loadHTML( '<meta charset="utf-8">' . $this->html( $settings, $context ) ) );
		libxml_clear_errors();
		$this->page = new DOMXPath( $document );
	}

	/**
	 * @param array<string, mixed> $settings
	 */
	private function html( array $settings, ?RatingContext $context ): string {
		$of = RatingSettings::of( RatingSettingsReader::over( $settings ) );
		return Plugin::instance()->get( RatingControl::class )->html( 7, $of, $context );
	}

	private static function context( RatingStatistics $statistics, ?RatingState $state = null ): RatingContext {
		return new RatingContext( $statistics, '1.token', 'https://example.org/wp-json/userfeedback/v1/posts/7/rating', 1, $state );
	}

	private static function withClass( string $name ): string {
		return "//*[contains(concat(' ', @class, ' '), ' userfeedback-rating__$name ')]";
	}

	private function field( string $name ): string {
		return $this->one( "//form[1]//input[@name='userfeedback_rating_$name']" )->getAttribute( 'value' );
	}

	private function text( string $path ): string {
		return trim( $this->one( $path )->textContent );
	}

	private function one( string $path ): DOMElement {
		$all = $this->all( $path );
		self::assertCount( 1, $all, $path );
		return $all[0];
	}

	/**
	 * @return list<DOMElement>
	 */
	private function all( string $path ): array {
		$found = $this->page->query( $path );
		self::assertNotFalse( $found );
		/** @var list<DOMElement> */
		return iterator_to_array( $found, false );
	}
}
