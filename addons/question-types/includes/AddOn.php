<?php

declare( strict_types=1 );

namespace UserFeedback\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Extensions;
use UserFeedback\Extensions\Script;
use UserFeedback\Support\Assets;

/**
 * What this add-on brings: stars, the Net Promoter Score, pictures and icons, a random order and a box for comments.
 *
 * @since 0.1.0
 */
final class AddOn {

	/** The header Requires UserFeedback of the main file, which `npm version` writes here, too: reading the file takes long. */
	private const REQUIRES = '0.7.0';

	public function __construct( private readonly Assets $assets ) {}

	/**
	 * Action userfeedback_register.
	 */
	public static function onRegister( Extensions $extensions ): void {
		// A core that is too old may lack what comes next. It says so on the Plugins screen.
		if ( version_compare( self::REQUIRES, USERFEEDBACK_VERSION, '>' ) ) {
			return;
		}
		// By name: of a linked folder inside another linked plugin's, as in development, plugin_dir_url() makes an address that is none.
		$assets = new Assets( dirname( __DIR__ ) . '/', plugins_url( 'userfeedback-question-types/' ) );
		( new self( $assets ) )->register( $extensions );
	}

	public function register( Extensions $extensions ): void {
		$extensions->questionType( 'star-rating', static fn () => new StarRating(), fn () => $this->script( 'star-rating', Strings::starRating() ) );
		$extensions->questionType( 'nps', static fn () => new Nps(), fn () => $this->script( 'nps', Strings::nps() ) );
		$extensions->questionType( 'image-radio', static fn () => new ImageRadio(), fn () => $this->script( 'image-radio' ) );
		$icons = static fn () => new IconChoice( $extensions->icons() );
		$extensions->questionType( 'icon-choice', $icons, fn () => $this->script( 'icon-choice' ) );
		$comments = fn () => $this->script( 'comment-box', Strings::commentBox() );
		$extensions->questionAddition( 'comment_box', static fn () => new CommentBox(), $comments );
		$extensions->questionAddition( 'randomize', static fn () => new RandomOrder(), fn () => $this->script( 'randomize' ) );
	}

	/**
	 * A script that the build made.
	 *
	 * @param array<string, string> $strings What visitors read of it.
	 */
	private function script( string $name, array $strings = [] ): Script {
		return Script::built( $this->assets, "userfeedback-$name", $name, $strings );
	}
}
