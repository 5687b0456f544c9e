import { Outlet } from 'react-router';

export default function CustomLayout() {
  return (
    <div className="layout-custom">
      <Outlet />
    </div>
  );
}
