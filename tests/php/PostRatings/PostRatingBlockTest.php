<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\RatingStatisticsReader;
use UserFeedback\Tests\Support\Canary;
use UserFeedback\Tests\Support\Payload;
use UserFeedback\Tests\Support\Skeleton;
use UserFeedback\Tests\Support\StoredRatings;
use UserFeedback\Tests\TestCase;
use WP_Block;
use WP_Block_Type_Registry;

/**
 * What the post rating block puts on visitors' pages and shows in the editor.
 */
final class PostRatingBlockTest extends TestCase {

	use StoredRatings;

	private const RENDERER = '/wp/v2/block-renderer/userfeedback/post-rating';

	protected function tearDown(): void {
		remove_all_filters( 'userfeedback_post_rating_html' );
		parent::tearDown();
	}

	#[TestDox( "[BLK-02~] the block shows the add-on's control for the chosen post, else for the post of its context, with the block's styles" )]
	public function testShowsTheControlOfItsPost(): void {
		$this->withControl();
		$html = self::block( [ 'postId' => 7, 'backgroundColor' => 'black' ], 5 );
		self::assertStringContainsString( '<p>Rate 7</p>', $html );
		self::assertMatchesRegularExpression( '/^<div [^>]*class="[^"]*has-black-background-color/', $html );
		self::assertStringContainsString( '<p>Rate 5</p>', self::block( [], 5 ) );
		self::assertStringContainsString( '<p>Rate 5</p>', self::block( [ 'postId' => 0 ], 5 ) );
		$post            = (int) wp_insert_post( [ 'post_title' => 'Tea', 'post_status' => 'publish' ] );
		$GLOBALS['post'] = get_post( $post );
		self::assertStringContainsString( "<p>Rate $post</p>", self::block( [], null ), 'without a context it is the post of the loop' );
		unset( $GLOBALS['post'] );
		self::assertSame( '', self::block( [], null ) );
	}

	#[TestDox( '[BLK-02~] the element around the control has the anchor and the border of the block, also before WordPress 7.0' )]
	public function testWrapper(): void {
		$this->withControl();
		$attributes = [
			'anchor'      => 'rate "me"',
			'borderColor' => 'black',
			'style'       => [ 'border' => [ 'width' => '2px', 'style' => 'dashed', 'radius' => '4px' ] ],
		];
		$type       = WP_Block_Type_Registry::get_instance()->get_registered( 'userfeedback/post-rating' );
		self::assertNotNull( $type );
		$supports = $type->supports;
		try {
			foreach ( [ $supports, [ 'anchor' => false ] + $supports ] as $changed ) {
				$type->supports = $changed;
				$html           = self::block( $attributes, 5 );
				self::assertSame( 1, preg_match_all( '/ id="([^"]*)"/', $html, $ids ), $html );
				self::assertSame( 'rate &quot;me&quot;', $ids[1][0] );
				self::assertMatchesRegularExpression( '/^<div [^>]*class="[^"]*has-black-border-color/', $html );
				self::assertMatchesRegularExpression( '/ style="[^"]*border-radius:4px[^"]*border-style:dashed[^"]*border-width:2px/', $html );
			}
		} finally {
			$type->supports = $supports;
		}
		self::assertStringNotContainsString( ' id=', self::block( [], 5 ) );
	}

	#[TestDox( '[BLK-02~] client navigation makes a new element for the control of another post' )]
	public function testKey(): void {
		$this->withControl();
		self::assertStringContainsString( ' data-wp-key="userfeedback-rating-5"', self::block( [], 5 ) );
		self::assertStringContainsString( ' data-wp-key="userfeedback-rating-7"', self::block( [ 'postId' => 7 ], 5 ) );
	}

	#[TestDox( '[BLK-02~] nothing is shown, not even a wrapper, while the add-on is not active or where it shows nothing' )]
	public function testShowsNothingWithoutTheAddOn(): void {
		remove_all_filters( 'userfeedback_post_rating_html' );
		self::assertSame( '', self::block( [ 'postId' => 7 ], 5 ) );
		add_filter( 'userfeedback_post_rating_html', static fn () => '' );
		self::assertSame( '', self::block( [ 'postId' => 7 ], 5 ) );
		add_filter( 'userfeedback_post_rating_html', static fn () => [ 'wrong' ] );
		self::assertSame( '', self::block( [ 'postId' => 7 ], 5 ), 'a broken filter breaks no page' );
	}

	#[TestDox( '[BLK-02~] T43: attributes that a contributor typed never become markup' )]
	#[DataProvider( 'payloads' )]
	public function testPayloads( Payload $payload ): void {
		$this->withControl();
		Canary::listen();
		$wrong = self::block( [ 'postId' => $payload->value ], 5 );
		self::assertMatchesRegularExpression( '~<p>Rate \d+</p></div>$~', $wrong );
		foreach ( [ 'align', 'backgroundColor', 'borderColor', 'className', 'style', 'isAutomatic', 'unknown' ] as $name ) {
			$harmless = self::block( [ $name => 'harmless' ], 5 );
			self::assertSame( Skeleton::of( $harmless ), Skeleton::of( self::block( [ $name => $payload->value ], 5 ) ), $name );
		}
		$harmless = self::block( is_string( $payload->value ) && $payload->value !== '' ? [ 'anchor' => 'harmless' ] : [], 5 );
		self::assertSame( Skeleton::of( $harmless ), Skeleton::of( self::block( [ 'anchor' => $payload->value ], 5 ) ), 'anchor' );
		self::assertSame( [], Canary::$sang );
	}

	/**
	 * @return iterable<string, array{Payload}>
	 */
	public static function payloads(): iterable {
		foreach ( Payload::all() as $name => $payload ) {
			if ( ! $payload->isRaw ) {
				yield $name => [ $payload ];
			}
		}
	}

	#[TestDox( "[BLK-02~] the editor shows the control with the post's own ratings, in templates with an example, and nothing to send" )]
	public function testPreview(): void {
		$this->withControl();
		$author = $this->asRole( 'author' );
		$draft  = wp_insert_post( [ 'post_title' => 'Tea', 'post_status' => 'draft', 'post_author' => $author ] );
		// A test before may have used its id.
		Plugin::instance()->get( RatingStatisticsReader::class )->forget( (int) $draft );
		$rated = $this->ratedPost( 'Rated' );
		$this->rate( $rated, [ 5, 4 ] );
		$hidden = $this->ratedPost( 'Hidden', [ 'post_status' => 'private', 'post_author' => 1 ] );
		$this->rate( $hidden, [ 1 ] );
		$previews = [
			'own draft'    => [ [ 'post_id' => $draft ], 'No ratings yet' ],
			'chosen post'  => [ [ 'post_id' => $draft, 'attributes' => [ 'postId' => $rated ] ], '4.5 out of 52 ratings' ],
			'private post' => [ [ 'post_id' => $draft, 'attributes' => [ 'postId' => $hidden ] ], 'Example3.7 out of 512 ratings' ],
			'no such post' => [ [ 'post_id' => $draft, 'attributes' => [ 'postId' => 999999 ] ], 'Example3.7 out of 512 ratings' ],
			'template'     => [ [], 'Example3.7 out of 512 ratings' ],
		];
		foreach ( $previews as $name => [ $post, $result ] ) {
			// Of the request before.
			unset( $GLOBALS['post'] );
			$html = $this->body( $this->get( self::RENDERER, [ 'context' => 'edit' ] + $post ) )['rendered'];
			self::assertStringContainsString( 'class="userfeedback-rating', $html );
			self::assertMatchesRegularExpression( '~<p class="userfeedback-rating__result">.*</p>~s', $html, $name );
			self::assertStringContainsString( $result, wp_strip_all_tags( $html ), $name );
			self::assertStringNotContainsString( '<form', $html );
		}
		self::assertStringContainsString( '<p>Rate 5</p>', self::block( [], 5 ), 'after the request, the block renders what visitors see' );
		remove_all_filters( 'userfeedback_post_rating_html' );
		self::assertSame( '', $this->body( $this->get( self::RENDERER, [ 'context' => 'edit' ] ) )['rendered'], 'the add-on is not active' );
	}

	#[TestDox( "[BLK-02~] the renderer refuses visitors, other people's drafts and attributes of wrong types" )]
	public function testRendererRefuses(): void {
		$this->withControl();
		$draft = wp_insert_post( [ 'post_title' => 'Tea', 'post_status' => 'draft', 'post_author' => 1 ] );
		self::assertSame( 401, $this->get( self::RENDERER, [ 'context' => 'edit' ] )->get_status() );
		self::assertStringContainsString( '<p>Rate 5</p>', self::block( [], 5 ), 'after a refused request, too' );
		$this->asRole( 'author' );
		self::assertSame( 403, $this->get( self::RENDERER, [ 'context' => 'edit', 'post_id' => $draft ] )->get_status() );
		foreach ( [ [ 'postId' => 'one' ], [ 'postId' => [ 1 ] ], [ 'isAutomatic' => 'perhaps' ], [ 'other' => 1 ] ] as $wrong ) {
			self::assertSame( 400, $this->get( self::RENDERER, [ 'context' => 'edit', 'attributes' => $wrong ] )->get_status() );
		}
	}

	/** Stands in for the add-on, whose own tests prove its control. */
	private function withControl(): void {
		remove_all_filters( 'userfeedback_post_rating_html' );
		add_filter( 'userfeedback_post_rating_html', static fn ( string $html, int $postId ) => "<p>Rate $postId</p>", 10, 2 );
	}

	/**
	 * @phpstan-impure
	 * @param array<string, mixed> $attributes
	 * @param int|null             $postId     The post of the block's context.
	 */
	private static function block( array $attributes, ?int $postId ): string {
		$parsed = [
			'blockName'    => 'userfeedback/post-rating',
			'attrs'        => $attributes,
			'innerBlocks'  => [],
			'innerHTML'    => '',
			'innerContent' => [],
		];
		return ( new WP_Block( $parsed, $postId === null ? [] : [ 'postId' => $postId, 'postType' => 'post' ] ) )->render();
	}
}
