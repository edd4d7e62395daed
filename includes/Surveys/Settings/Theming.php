<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Surveys\Settings\Theming\Buttons;
use UserFeedback\Surveys\Settings\Theming\Colors;
use UserFeedback\Surveys\Settings\Theming\Font;
use UserFeedback\Surveys\Settings\Theming\Logo;
use UserFeedback\Surveys\Settings\Theming\Position;
use UserFeedback\Surveys\Settings\Theming\Toggle;

/**
 * Appearance of the widget (specification, builder and settings 3 and 9). Owners change it with the add-on branding.
 *
 * @since 0.1.0
 */
final class Theming {

	public const PATH = 'settings.theming';

	/**
	 * The section.
	 *
	 * @param Closure(): array<string, mixed>|null $inherited See SettingGroup.
	 */
	public static function group( ?Closure $inherited = null ): SettingGroup {
		return new SettingGroup( self::PATH, self::parts(), $inherited );
	}

	/**
	 * @since 0.4.0
	 *
	 * @return non-empty-list<SettingPart>
	 */
	public static function parts(): array {
		return [ new Colors(), new Font(), new Position(), new Toggle(), new Logo(), new Buttons() ];
	}
}
