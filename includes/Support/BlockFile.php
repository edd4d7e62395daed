<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use _WP_Dependency;
use Closure;

/**
 * A block's block.json: the only source of its attributes and supports.
 *
 * @since 0.6.0
 */
final class BlockFile {

	/** What a block needs outside the editor: member of block.json → argument of register_block_type(). */
	private const ON_PAGES = [
		'apiVersion'  => 'api_version',
		'attributes'  => 'attributes',
		'supports'    => 'supports',
		'usesContext' => 'uses_context',
	];

	/**
	 * @param string           $path   Of the block.json, in the plugin's folder.
	 * @param string           $entry  Name of the webpack entry of its editor script.
	 * @param Closure(): Assets $assets Called in the dashboard only.
	 */
	public function __construct(
		private readonly string $path,
		private readonly string $entry,
		private readonly Closure $assets
	) {}

	/**
	 * Registers the block; at init.
	 *
	 * @param callable     $render       A render_callback.
	 * @param list<string> $editorStyles Handles of further style sheets that the block needs in the editor.
	 */
	public function register( callable $render, array $editorStyles = [] ): void {
		$arguments = [ 'render_callback' => $render ];
		if ( ! self::isForEditor() ) {
			// Pages need neither scripts nor translated titles. Registering those takes longer than all else that the plugin does on a page
			// (tests/bench); decoding the file takes 5 µs.
			$block = $this->read();
			if ( is_string( $block['name'] ?? null ) ) {
				// @phpstan-ignore argument.type (block.json has the right types)
				register_block_type( $block['name'], $arguments + self::onPages( $block ) );
			}
			return;
		}
		$type = register_block_type_from_metadata( self::inPlugin( $this->path ), $arguments );
		if ( $type === false ) {
			return;
		}

		$this->refreshStyles( $type->editor_style_handles );
		$type->editor_style_handles = [ ...$type->editor_style_handles, ...$editorStyles ];
	}

	/**
	 * Whether the request may be for the editor. Visitors call admin-ajax.php, too.
	 */
	public static function isForEditor(): bool {
		return is_admin() && ! wp_doing_ajax();
	}

	/**
	 * WordPress gives styles the version of the block: browsers would keep those of an earlier build.
	 *
	 * @param array<string> $handles
	 */
	private function refreshStyles( array $handles ): void {
		foreach ( $handles as $handle ) {
			$style = wp_styles()->query( $handle );
			if ( $style instanceof _WP_Dependency ) {
				$style->ver = ( $this->assets )()->script( $this->entry )['version'];
			}
		}
	}

	/**
	 * @param array<mixed> $block
	 * @return array<string, mixed> Arguments of register_block_type().
	 */
	private static function onPages( array $block ): array {
		$arguments = [];
		foreach ( self::ON_PAGES as $member => $argument ) {
			if ( isset( $block[ $member ] ) ) {
				$arguments[ $argument ] = $block[ $member ];
			}
		}
		return $arguments;
	}

	private static function inPlugin( string $path ): string {
		return plugin_dir_path( USERFEEDBACK_FILE ) . $path;
	}

	/**
	 * @return array<mixed> Empty if the file cannot be read.
	 */
	private function read(): array {
		$path = self::inPlugin( $this->path );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file, without the checks of wp_json_file_decode().
		$json = is_file( $path ) ? file_get_contents( $path ) : false;
		return $json === false ? [] : (array) json_decode( $json, true );
	}
}
