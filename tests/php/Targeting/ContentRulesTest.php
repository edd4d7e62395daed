<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Targeting;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\Surveys\PageRules\PageRules;
use UserFeedback\Surveys\PageRules\PageTest;
use UserFeedback\Tests\Support\MainQuery;
use UserFeedback\Tests\TestCase;

/**
 * The page rules about content, on the main queries of real pages.
 */
final class ContentRulesTest extends TestCase {

	use MainQuery;

	private int $post;

	private int $page;

	private int $blog;

	private int $book;

	private int $image;

	/** @var array<string, int> Term ids by name. */
	private array $terms;

	protected function setUp(): void {
		parent::setUp();
		register_post_type(
			'book',
			[
				'public'      => true,
				'has_archive' => true,
				'query_var'   => 'book',
			]
		);
		register_taxonomy( 'genre', 'book', [ 'public' => true ] );
		register_taxonomy( 'shelf', [ 'book', 'post' ], [ 'public' => false ] );
		$this->terms = [
			'animals' => $this->term( 'Animals', 'category' ),
			'red'     => $this->term( 'Red', 'post_tag' ),
			'crime'   => $this->term( 'Crime', 'genre' ),
			'a7'      => $this->term( 'A7', 'shelf' ),
		];
		$this->terms['cats'] = $this->term( 'Cats', 'category', max( 0, $this->terms['animals'] ) );

		$this->post  = $this->entry( 'post' );
		$this->page  = $this->entry( 'page' );
		$this->blog  = $this->entry( 'page' );
		$this->book  = $this->entry( 'book' );
		$this->image = (int) wp_insert_attachment( [ 'post_title' => 'Picture', 'post_status' => 'inherit', 'post_mime_type' => 'image/png' ] );
		wp_set_object_terms( $this->post, [ $this->terms['cats'] ], 'category' );
		wp_set_object_terms( $this->post, [ $this->terms['red'] ], 'post_tag' );
		wp_set_object_terms( $this->post, [ $this->terms['a7'] ], 'shelf' );
		wp_set_object_terms( $this->book, [ $this->terms['crime'] ], 'genre' );
	}

	protected function tearDown(): void {
		unregister_taxonomy( 'genre' );
		unregister_taxonomy( 'shelf' );
		unregister_post_type( 'book' );
		parent::tearDown();
	}

	#[TestDox( '[SEL-04~] Page type, post type, taxonomy, term and specific pages hold for the pages that they name, and for no others' )]
	public function testEveryContentRuleOnEveryKindOfPage(): void {
		update_option( 'wp_attachment_pages_enabled', 1 );
		$terms = $this->terms;
		$taxonomies = [ 'category', 'post_tag' ];
		$this->assertApplies( 'post', [ 'p' => $this->post ], [ 'post' ], [ 'post' ], $taxonomies, [ 'cats', 'red' ], [ $this->post ] );
		$this->assertApplies( 'page', [ 'page_id' => $this->page ], [ 'page' ], [ 'page' ], [], [], [ $this->page ] );
		$book = [ 'p' => $this->book, 'post_type' => 'book' ];
		$this->assertApplies( 'book', $book, [ 'post_type' ], [ 'book' ], [ 'genre' ], [ 'crime' ], [ $this->book ] );
		$this->assertApplies( 'picture', [ 'attachment_id' => $this->image ], [ 'attachment' ], [ 'attachment' ], [], [], [ $this->image ] );
		$this->assertApplies( 'category', [ 'cat' => $terms['cats'] ], [ 'category' ], [], [ 'category' ], [ 'cats' ], [] );
		$this->assertApplies( 'category above', [ 'cat' => $terms['animals'] ], [ 'category' ], [], [ 'category' ], [ 'animals' ], [] );
		$this->assertApplies( 'tag', [ 'tag' => 'red' ], [ 'tag' ], [], [ 'post_tag' ], [ 'red' ], [] );
		$this->assertApplies( 'genre', [ 'taxonomy' => 'genre', 'term' => 'crime' ], [ 'taxonomy' ], [], [ 'genre' ], [ 'crime' ], [] );
		$this->assertApplies( 'author', [ 'author' => 1 ], [ 'author' ], [], [], [], [] );
		$this->assertApplies( 'year', [ 'year' => gmdate( 'Y' ) ], [ 'date' ], [], [], [], [] );
		$this->assertApplies( 'books', [ 'post_type' => 'book' ], [ 'archive' ], [ 'book' ], [], [], [] );
		$this->assertApplies( 'search', [ 's' => 'hello' ], [ 'search' ], [], [], [], [] );
		$this->assertApplies( 'nothing', [ 'p' => 99999999 ], [ 'not_found' ], [], [], [], [] );
		$this->assertApplies( 'latest posts as home page', [], [ 'front_page', 'posts_page' ], [], [], [], [] );
	}

	#[TestDox( '[SEL-04~] The home page may be a page, and the blog page one of the specific pages' )]
	public function testAHomePageAndABlogPageOfTheOwnersChoice(): void {
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->page );
		update_option( 'page_for_posts', $this->blog );
		$this->assertApplies( 'home', [], [ 'front_page', 'page' ], [ 'page' ], [], [], [ $this->page ] );
		$this->assertApplies( 'blog', [ 'page_id' => $this->blog ], [ 'posts_page' ], [], [], [], [ $this->blog ] );
	}

	/**
	 * @param array<string, string|int> $query
	 * @param list<string>              $pageTypes
	 * @param list<string>              $postTypes
	 * @param list<string>              $taxonomies
	 * @param list<string>              $terms      Names in self::$terms.
	 * @param list<int>                 $pages
	 */
	private function assertApplies(
		string $name,
		array $query,
		array $pageTypes,
		array $postTypes,
		array $taxonomies,
		array $terms,
		array $pages
	): void {
		$this->goTo( $query );
		$ids      = fn ( array $names ) => array_map( fn ( string $term ) => (string) $this->terms[ $term ], $names );
		$expected = [
			'wp_page_type'   => $pageTypes,
			'post_type'      => $postTypes,
			'taxonomy'       => $taxonomies,
			'taxonomy_term'  => $ids( $terms ),
			'specific_pages' => array_map( 'strval', $pages ),
		];
		$types    = 'front_page posts_page post page attachment post_type category tag taxonomy author date archive search not_found';
		$all      = [
			'wp_page_type'   => explode( ' ', $types ),
			'post_type'      => [ 'post', 'page', 'attachment', 'book', 'nav_menu_item' ],
			'taxonomy'       => [ 'category', 'post_tag', 'genre', 'shelf', 'post_format' ],
			'taxonomy_term'  => $ids( array_keys( $this->terms ) ),
			'specific_pages' => array_map( 'strval', [ $this->post, $this->page, $this->blog, $this->book, $this->image, 1 ] ),
		];
		$rules    = Plugin::instance()->get( PageRules::class );
		$found    = [];
		$queries  = $GLOBALS['wpdb']->num_queries;
		foreach ( $all as $type => $choices ) {
			$rule = $rules->find( $type );
			self::assertInstanceOf( PageTest::class, $rule );
			$found[ $type ] = array_values( array_filter( $choices, static fn ( string $id ) => $rule->holds( [ 'other', $id ] ) ) );
			self::assertFalse( $rule->holds( [ 'other' ] ) );
		}
		self::assertSame( $queries, $GLOBALS['wpdb']->num_queries, "$name: no query" );
		foreach ( array_keys( $expected ) as $type ) {
			self::assertEqualsCanonicalizing( $expected[ $type ], $found[ $type ], "$name, $type" );
		}
	}

	/**
	 * @param non-negative-int $parent
	 */
	private function term( string $name, string $taxonomy, int $parent = 0 ): int {
		$term = wp_insert_term( $name, $taxonomy, [ 'parent' => $parent ] );
		self::assertIsArray( $term );
		return (int) $term['term_id'];
	}

	private function entry( string $type ): int {
		return (int) wp_insert_post( [ 'post_type' => $type, 'post_title' => "A $type", 'post_status' => 'publish' ] );
	}
}
