<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Attributes\After;
use RuntimeException;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Module;
use UserFeedback\RatingControl\AddOn;
use WP_Post;

/**
 * Pages with controls as visitors get them from a theme.
 */
trait RatingPages {

	use MainQuery;
	use RatingFixtures;

	/** @var array<string, mixed> The globals about themes before. */
	private array $themeGlobals = [];

	/**
	 * Uses the classic theme of tests/fixtures/themes, which prints comments only where WordPress recommends it.
	 */
	protected function useClassicTheme(): void {
		foreach ( [ 'wp_theme_directories', 'wp_stylesheet_path', 'wp_template_path' ] as $name ) {
			$this->themeGlobals[ $name ] = $GLOBALS[ $name ];
		}
		register_theme_directory( dirname( __DIR__, 2 ) . '/fixtures/themes' );
		add_filter( 'pre_site_transient_theme_roots', static fn () => [ 'userfeedback-classic' => dirname( __DIR__, 2 ) . '/fixtures/themes' ] );
		foreach ( [ 'stylesheet', 'template' ] as $name ) {
			add_filter( "pre_option_$name", static fn () => 'userfeedback-classic' );
		}
		wp_set_template_globals();
		self::assertFalse( wp_is_block_theme() );
	}

	#[After]
	protected function restoreThemes(): void {
		foreach ( $this->themeGlobals as $name => $value ) {
			$GLOBALS[ $name ] = $value;
		}
	}

	/**
	 * A request for a page by a visitor, who sends a form if there are fields.
	 *
	 * @param array<string, string|int> $query  Of the URL.
	 * @param array<string, mixed>      $fields Of the form.
	 * @return string Contents and comments of the page's posts, and what the footer adds; "→ URL" for a redirect.
	 */
	protected function visit( array $query, array $fields = [] ): string {
		$this->goTo( $query );
		$_POST                     = wp_slash( $fields );
		$_SERVER['REQUEST_METHOD'] = $fields === [] ? 'GET' : 'POST';
		Plugin::instance()->get( Module::class )->startControls();
		$stop = static fn ( string $url ) => throw new RuntimeException( "→ $url" );
		add_filter( 'wp_redirect', $stop );
		ob_start();
		try {
			AddOn::receiveForm();
			$this->printPage();
		} catch ( RuntimeException $redirect ) {
			return $redirect->getMessage();
		} finally {
			$html = (string) ob_get_clean();
			remove_filter( 'wp_redirect', $stop );
			$_SERVER['REQUEST_METHOD'] = 'GET';
			$_POST                     = [];
		}
		return $html;
	}

	private function printPage(): void {
		AddOn::enqueueStyle();
		while ( have_posts() ) {
			the_post();
			the_content();
			echo '<hr>';
			$post = get_post();
			if ( $post instanceof WP_Post && is_singular() && ( comments_open() || get_comments_number() > 0 ) ) {
				comments_template();
			}
		}
		AddOn::printSchema();
	}

	/**
	 * Where the page has controls: C in the content, B before and A after the comments.
	 */
	protected static function places( string $html ): string {
		[ $content, $rest ] = explode( '<hr>', $html, 2 ) + [ '', '' ];
		[ $before, $after ] = explode( '<section id="comments">', $rest, 2 ) + [ '', '' ];
		$count              = static fn ( string $part ) => preg_match_all( '/ class="userfeedback-rating[ "]/', $part );
		return str_repeat( 'C', (int) $count( $content ) ) . str_repeat( 'B', (int) $count( $before ) ) . str_repeat( 'A', (int) $count( $after ) );
	}
}
