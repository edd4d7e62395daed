<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\PostRatings\Control\RatingServices;
use UserFeedback\RatingControl\AddOn;
use UserFeedback\RatingControl\AutomaticBlock;
use UserFeedback\Tests\Support\MainQuery;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\TestCase;
use WP_Block_Template;

/**
 * Automatic placement in block themes: the block that WordPress hooks to templates, and where it shows.
 */
final class AutomaticBlockTest extends TestCase {

	use MainQuery;
	use RatingFixtures;

	private const HOOKED  = '<!-- wp:userfeedback/post-rating {"isAutomatic":true} /-->';
	private const CONTENT = '<!-- wp:post-content {"layout":{"inherit":true}} /-->';
	private const SINGLE  = '<!-- wp:post-title /-->' . self::CONTENT
		. '<!-- wp:comments --><div class="wp-block-comments"><!-- wp:comments-title /--></div><!-- /wp:comments -->';

	protected function setUp(): void {
		parent::setUp();
		AutomaticBlock::start( OtherPlan::of( Plan::Elite )->takeOver()->get( RatingServices::class ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function places(): iterable {
		yield 'after_content' => [ 'after_content', '~wp:post-content [^>]+/-->' . self::HOOKED . '<!-- wp:comments~' ];
		yield 'before_comments' => [ 'before_comments', '~wp:post-content [^>]+/-->' . self::HOOKED . '<!-- wp:comments~' ];
		yield 'after_comments' => [ 'after_comments', '~<!-- /wp:comments -->' . self::HOOKED . '$~' ];
	}

	#[TestDox( "[RAT-03~] a block theme's template gets one block at the place of the settings" )]
	#[DataProvider( 'places' )]
	public function testHooksTheBlockToTemplates( string $place, string $expected ): void {
		$this->ratingSettings( [ 'display_settings' => $place ] );
		$content = $this->hooked( 'single' );
		self::assertMatchesRegularExpression( $expected, $content );
		self::assertSame( 1, substr_count( $content, 'wp:userfeedback/post-rating' ) );
	}

	#[TestDox( '[RAT-03~] manual placement hooks nothing; neither do templates of lists, nor those that have the block' )]
	public function testHooksNothingElsewhere(): void {
		foreach ( [ 'home', 'archive', 'category-news', 'search', '404' ] as $slug ) {
			self::assertStringNotContainsString( 'post-rating', $this->hooked( $slug ), $slug );
		}
		foreach ( [ 'single-post', 'page', 'singular', 'index', 'my-homepage', 'searchable' ] as $slug ) {
			self::assertStringContainsString( self::HOOKED, $this->hooked( $slug ), $slug );
		}
		$own = '<!-- wp:userfeedback/post-rating /-->' . self::SINGLE;
		self::assertSame( 1, substr_count( $this->hooked( 'single', $own ), 'post-rating' ) );
		$this->ratingSettings( [ 'display_settings' => 'manual' ] );
		self::assertStringNotContainsString( 'post-rating', $this->hooked( 'single' ) );
	}

	#[TestDox( '[RAT-03~] patterns with comments get it, too: themes have their comments in patterns' )]
	public function testHooksTheBlockToPatterns(): void {
		$this->ratingSettings( [ 'display_settings' => 'before_comments' ] );
		$pattern = [ 'name' => 'theme/comments', 'content' => self::SINGLE ];
		self::assertStringContainsString( self::HOOKED . '<!-- wp:comments', apply_block_hooks_to_content( self::SINGLE, $pattern ) );
	}

	#[TestDox( '[RAT-03~] a block that the owner removed in the site editor does not come back; one that was moved stays alone' )]
	public function testOwnersMayRemoveOrMoveIt(): void {
		$removed = $this->saved( self::SINGLE );
		self::assertStringContainsString( '"ignoredHookedBlocks":["userfeedback/post-rating"]', $removed );
		self::assertStringNotContainsString( 'wp:userfeedback', $this->hooked( 'single', $removed ) );
		$moved = $this->saved( self::HOOKED . self::SINGLE );
		self::assertStringStartsWith( self::HOOKED, $moved );
		self::assertSame( 1, substr_count( $this->hooked( 'single', $moved ), 'wp:userfeedback/post-rating' ) );
	}

	#[TestDox( '[RAT-03~] the page of a post of a chosen type shows exactly one control' )]
	public function testShowsOneControl(): void {
		$post = $this->ratedPost();
		$html = $this->page( $post );
		self::assertSame( 1, $this->controls( $html ) );
		self::assertLessThan( strpos( $html, '<form' ), strpos( $html, 'wp-block-post-content' ) );
		$page = $this->ratedPost( [ 'post_type' => 'page' ] );
		self::assertSame( 0, $this->controls( $this->page( $page ) ) );
		$this->ratingSettings( [ 'post_types' => [ 'page' ] ] );
		self::assertSame( 1, $this->controls( $this->page( $page ) ) );
		self::assertSame( 0, $this->controls( $this->page( $post ) ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function own(): iterable {
		yield 'block in the content' => [ '<!-- wp:userfeedback/post-rating /-->', self::SINGLE ];
		yield 'shortcode in the content' => [ 'Text [userfeedback_rating]', self::SINGLE ];
		yield 'block in the template' => [ 'Text', '<!-- wp:userfeedback/post-rating {"align":"wide"} /-->' . self::HOOKED . self::SINGLE ];
		yield 'two automatic blocks' => [ 'Text', self::HOOKED . self::HOOKED . self::SINGLE ];
	}

	#[TestDox( '[RAT-03~] a post or template that has a control of its own gets no second one' )]
	#[DataProvider( 'own' )]
	public function testOneControlBesideAnOwnOne( string $content, string $template ): void {
		$post = $this->ratedPost( [ 'post_content' => $content ] );
		self::assertSame( 1, $this->controls( $this->page( $post, $template ) ) );
	}

	#[TestDox( '[RAT-03~] a control of another post in the template does not count' )]
	public function testAnotherPostsControlDoesNotCount(): void {
		$other = $this->ratedPost();
		$post  = $this->ratedPost();
		$html  = $this->page( $post, "<!-- wp:userfeedback/post-rating {\"postId\":$other} /-->" . self::SINGLE );
		self::assertSame( 2, $this->controls( $html ) );
	}

	#[TestDox( '[RAT-03~] other posts that a page lists get no automatic control' )]
	public function testNotForListedPosts(): void {
		$this->ratedPost( [ 'post_title' => '0 other' ] );
		$query = [ 'perPage' => 1, 'postType' => 'post', 'inherit' => false, 'search' => '', 'order' => 'asc', 'orderBy' => 'title' ];
		$loop  = sprintf(
			'<!-- wp:query %s --><div class="wp-block-query"><!-- wp:post-template -->%s<!-- /wp:post-template --></div><!-- /wp:query -->',
			wp_json_encode( [ 'queryId' => 1, 'query' => $query ] ),
			'<!-- wp:post-title /-->' . self::HOOKED
		);
		$html = $this->page( $this->ratedPost(), $loop );
		self::assertStringContainsString( '0 other', $html );
		self::assertSame( 0, $this->controls( $html ) );
	}

	#[TestDox( '[RAT-03~] lists and posts that visitors cannot rate show no automatic control' )]
	public function testShowsNothingOnListsAndHiddenPosts(): void {
		$this->ratedPost();
		$this->goTo( [ 'post_type' => 'post' ] );
		self::assertSame( 0, $this->controls( $this->render( self::CONTENT . self::HOOKED ) ) );
		// A category and a post may have the same id.
		$this->goTo( [ 'cat' => 1 ] );
		$GLOBALS['post'] = get_post( 1 );
		self::assertSame( 1, get_queried_object_id() );
		self::assertSame( 0, $this->controls( $this->render( self::HOOKED ) ) );
		$secret = $this->ratedPost( [ 'post_password' => 'tea' ] );
		self::assertSame( 0, $this->controls( $this->page( $secret ) ) );
		$draft = $this->ratedPost( [ 'post_status' => 'draft' ] );
		$this->asAdmin();
		self::assertSame( 0, $this->controls( $this->page( $draft ) ) );
	}

	#[TestDox( '[RAT-03~] classic themes get no hooked block: there, the content gets the control' )]
	public function testNotInClassicThemes(): void {
		self::assertSame( 1, $this->callbacks() );
		remove_all_filters( 'hooked_block_types' );
		add_filter( 'pre_option_stylesheet', static fn () => 'no-such-theme' );
		add_filter( 'pre_option_template', static fn () => 'no-such-theme' );
		unregister_block_bindings_source( AddOn::BINDING );
		AddOn::onPostRatings( OtherPlan::of( Plan::Elite )->takeOver()->get( RatingServices::class ) );
		self::assertFalse( wp_is_block_theme() );
		self::assertSame( 0, $this->callbacks() );
	}

	private function callbacks(): int {
		return count( (array) ( $GLOBALS['wp_filter']['hooked_block_types']->callbacks[10] ?? [] ) );
	}

	/**
	 * The content of a template as WordPress reads it from a theme.
	 */
	private function hooked( string $slug, string $content = self::SINGLE ): string {
		return apply_block_hooks_to_content( $content, $this->template( $slug, $content ) );
	}

	/**
	 * The content of a template as WordPress stores it when the site editor saves it.
	 */
	private function saved( string $content ): string {
		return apply_block_hooks_to_content( $content, $this->template( 'single', $content ), 'set_ignored_hooked_blocks_metadata' );
	}

	private function template( string $slug, string $content ): WP_Block_Template {
		$template          = new WP_Block_Template();
		$template->slug    = $slug;
		$template->type    = 'wp_template';
		$template->content = $content;
		return $template;
	}

	/**
	 * What a visitor's page of a post contains, with a template of a theme.
	 */
	private function page( int $post, string $template = self::SINGLE ): string {
		$type = get_post_type( $post );
		$this->goTo( $type === 'page' ? [ 'page_id' => $post ] : [ 'p' => $post ] );
		return $this->render( $this->hooked( 'single', $template ) );
	}

	private function render( string $template ): string {
		// A new page: what it has shown is not known.
		$services = OtherPlan::of( Plan::Elite )->takeOver()->get( RatingServices::class );
		do_action( 'userfeedback_post_ratings', $services );
		$GLOBALS['_wp_current_template_id']      = get_stylesheet() . '//single';
		$GLOBALS['_wp_current_template_content'] = $template;
		return get_the_block_template_html();
	}

	private function controls( string $html ): int {
		return substr_count( $html, 'name="userfeedback_rating_post"' );
	}
}
