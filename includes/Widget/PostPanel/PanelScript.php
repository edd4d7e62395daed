<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\PostPanel;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Assets;

/**
 * The script of the panel (src/blocks/post-panel). Only people who may edit surveys get it.
 *
 * @since 0.6.0
 */
final class PanelScript {

	public const HANDLE = 'userfeedback-post-panel';

	/** Bases of the screens that edit posts: the post editor, and the site editor, which edits pages too. */
	private const SCREENS = [ 'post', 'site-editor' ];

	public function __construct( private readonly Assets $assets ) {}

	/**
	 * Adds the script and its styles to an editor of posts.
	 */
	public function enqueue(): void {
		if ( ! in_array( get_current_screen()->base ?? '', self::SCREENS, true ) || ! current_user_can( Capability::EDIT_SURVEYS ) ) {
			return;
		}
		$script = $this->assets->script( 'blocks/post-panel' );
		// The data that src/components/admin-data reads.
		$needs = [ ...$script['dependencies'], 'userfeedback-editor' ];
		wp_enqueue_script( self::HANDLE, $script['src'], $needs, $script['version'], [ 'in_footer' => true ] );
		wp_set_script_translations( self::HANDLE, 'userfeedback' );
		wp_enqueue_style( self::HANDLE, $this->assets->style( 'blocks/post-panel' ), [ 'wp-components' ], $script['version'] );
		wp_style_add_data( self::HANDLE, 'rtl', 'replace' );
	}
}
