<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Theming;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\QuestionTypes\LibraryImage;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * The logo in the footer of the widget, shown if `show_logo` is true and `logo_type` is not none.
 *
 * None by default: visitors' pages carry a plugin's name only if the owner of the site chose so (guidelines of the plugin directory).
 *
 * Whether a new image is from the media library is checked by ImageSources, which knows the stored one.
 *
 * @since 0.3.0
 */
final class Logo extends SettingPart {

	private const OURS   = 'userfeedback';
	private const NONE   = 'none';
	private const CUSTOM = 'custom';

	public function schemas(): array {
		return [
			'show_logo'   => JsonSchema::YES_NO,
			'logo_type'   => JsonSchema::word( [ self::OURS, self::NONE, self::CUSTOM ] ),
			'custom_logo' => [
				'type'        => 'string',
				'format'      => 'library-image',
				'maxLength'   => 2000,
				'pattern'     => '^(https?://.+)?$(?!\n)',
				'description' => 'URL of an image of the media library; empty for none.',
			],
		];
	}

	public function defaults(): array {
		return [
			'show_logo'   => false,
			'logo_type'   => self::NONE,
			'custom_logo' => '',
		];
	}

	/**
	 * @param array<mixed> $group
	 * @return list<FieldError>
	 */
	public function errors( array $group ): array {
		return Cast::at( $group, 'logo_type' ) === self::CUSTOM && Cast::at( $group, 'custom_logo' ) === ''
			? [ new FieldError( 'custom_logo', 'required', __( 'You must select a custom logo.', 'userfeedback' ) ) ]
			: [];
	}

	public function inheritable(): array {
		return [ 'show_logo' => array_keys( $this->schemas() ) ];
	}

	public function features(): array {
		return array_fill_keys( array_keys( $this->schemas() ), Feature::Logo );
	}

	public function visitorSchemas(): array {
		return [
			'logo_type'   => $this->schemas()['logo_type'],
			'custom_logo' => [
				'type'        => 'string',
				'description' => 'URL of the image; empty unless the type is custom.',
			],
		];
	}

	/**
	 * A custom logo that is not from the media library any more is left out, so that no other host receives requests from visitors.
	 */
	public function visitorValues( array $group ): array {
		$type     = $group['show_logo'] === true ? $group['logo_type'] : self::NONE;
		$image    = $type === self::CUSTOM ? Cast::string( $group['custom_logo'] ) : '';
		$isUsable = $image !== '' && LibraryImage::isAllowed( $image );
		return [
			'logo_type'   => $type === self::CUSTOM && ! $isUsable ? self::NONE : $type,
			'custom_logo' => $isUsable ? $image : '',
		];
	}
}
