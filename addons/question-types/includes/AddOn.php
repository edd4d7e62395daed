<?php

declare( strict_types=1 );

namespace UserFeedback\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Extensions;
use UserFeedback\Extensions\Script;

/**
 * What this add-on brings: stars, the Net Promoter Score, pictures and icons, a random order and a box for comments.
 *
 * @since 0.1.0
 */
final class AddOn {

	/**
	 * @param string $directory Folder of the plugin, with a slash at the end.
	 * @param string $url       Its address, with a slash at the end.
	 */
	public function __construct(
		private readonly string $directory,
		private readonly string $url
	) {}

	/**
	 * Action userfeedback_register.
	 */
	public static function onRegister( Extensions $extensions ): void {
		$headers = get_file_data( WP_PLUGIN_DIR . '/userfeedback-question-types/userfeedback-question-types.php', [ 'Requires UserFeedback' ] );
		// A core that is too old may lack what comes next. It says so on the Plugins screen.
		if ( version_compare( $headers[0], USERFEEDBACK_VERSION, '>' ) ) {
			return;
		}
		// By name: of a linked folder inside another linked plugin's, as in development, plugin_dir_url() makes an address that is none.
		( new self( dirname( __DIR__ ) . '/', plugins_url( 'userfeedback-question-types/' ) ) )->register( $extensions );
	}

	public function register( Extensions $extensions ): void {
		$extensions->questionType( new StarRating(), $this->script( 'star-rating', Strings::starRating() ) );
		$extensions->questionType( new Nps(), $this->script( 'nps', Strings::nps() ) );
		$extensions->questionType( new ImageRadio(), $this->script( 'image-radio' ) );
		$extensions->questionType( new IconChoice( $extensions->icons() ), $this->script( 'icon-choice' ) );
		$extensions->questionAddition( new CommentBox(), $this->script( 'comment-box', Strings::commentBox() ) );
		$extensions->questionAddition( new RandomOrder(), $this->script( 'randomize' ) );
	}

	/**
	 * A script that the build made.
	 *
	 * @param array<string, string> $strings What visitors read of it.
	 */
	private function script( string $name, array $strings = [] ): Script {
		$file = "{$this->directory}build/$name.asset.php";
		/** @var array{version?: string, dependencies?: list<string>} $asset */
		$asset = is_file( $file ) ? require $file : [];
		return new Script(
			"userfeedback-$name",
			"{$this->url}build/$name.js",
			$asset['version'] ?? '',
			$asset['dependencies'] ?? [],
			$strings
		);
	}
}
