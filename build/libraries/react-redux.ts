// What `react-redux` is in the browser: its hooks. Left out is `connect`; a shared module cannot be tree-shaken. The
// sub-path is another name of the whole library: its own name would lead back here.
export {
  Provider,
  ReactReduxContext,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} from 'react-redux/alternate-renderers';
